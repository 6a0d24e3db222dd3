// Walks from a word to its lesson, unit and pathway, to its root and the root's other words, as an app would.
import vocabulary.Roots
import vocabulary.Units
import vocabulary.Word
import vocabulary.WordId
import vocabulary.Words
import vocabulary.lesson
import vocabulary.pathway
import vocabulary.unit
import vocabulary.words

fun main() {
    val word = Words.find(WordId("hamd"))!!
    val lesson = word.lesson!!
    val unit = lesson.unit!!
    val pathway = unit.pathway!!
    println("${word.arabic} ${word.transliteration} ${word.meaning.en} ${word.meaning.it ?: "-"}")
    println("${pathway.id} ${unit.id} ${lesson.id} ${lesson.words.indexOf(word.id)}")
    println(lesson.words.mapNotNull(Words::find).joinToString(" ") { it.transliteration })
    for (root in word.roots.mapNotNull(Roots::find)) {
        println("${root.letters.joinToString("")} ${root.explorer} ${root.words.joinToString(" ") { it.id.text }}")
    }
    println("${Word.ARABIC_LANGUAGE} ${Word.ARABIC_TEXT_DIRECTION} ${Words.find(WordId("min"))?.particle ?: false}")
    println(pathway.units.mapNotNull(Units::find).joinToString(" ") { "${it.lessons.size}" })
}
