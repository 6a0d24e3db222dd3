// Prints what the generated code of a general kind knows.
import rulesets.RuleSet
import rulesets.RuleSetCategory
import rulesets.RuleSetId
import rulesets.RuleSets

fun list(entries: List<RuleSet>): String = entries.joinToString(",") { it.id.text }

fun text(entry: RuleSet): String = listOf(
    entry.name, entry.section.title, entry.level.id, entry.tags.joinToString(",") { it.id }, entry.made, entry.changed ?: "-",
    entry.color ?: "-", entry.parts.joinToString(",") { "${it.label}:${it.amount}" }, entry.next?.text ?: "-",
    if (entry.others.isEmpty()) "-" else entry.others.joinToString(",") { it.text }, "${entry.free}"
).joinToString(" ")

fun main() {
    RuleSets.all.forEachIndexed { index, entry ->
        println(if (index == 0) "${RuleSets.all.size} ${text(entry)}" else text(entry))
    }
    println(listOf("gone", "lost", "nothing").joinToString(", ") { id ->
        "$id is ${RuleSets.find(RuleSetId(id))?.id ?: "-"}"
    })
    println(
        "easy: ${list(RuleSets.matching(level = RuleSet.Level.EASY))}; " +
            "outside: ${list(RuleSets.matching(tags = RuleSet.Tags.OUTSIDE))}; very-hard inside: " +
            list(RuleSets.matching(level = RuleSet.Level.VERY_HARD, tags = RuleSet.Tags.INSIDE)) +
            "; cards: ${list(RuleSets.all.filter { it.section == RuleSetCategory.CARD_GAMES })}"
    )
}
