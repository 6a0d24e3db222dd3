/** A list of numbers. */
private class IntList {
    private var numbers = IntArray(4)
    var size = 0
        private set

    operator fun get(index: Int): Int = numbers[index]

    fun add(number: Int) {
        if (size == numbers.size) numbers = numbers.copyOf(2 * size)
        numbers[size] = number
        size += 1
    }

    fun addUnlessLast(number: Int) {
        if (size == 0 || numbers[size - 1] != number) add(number)
    }

    fun toIntArray(): IntArray = numbers.copyOf(size)
}

/** Many texts of the letters `a-z` and `0-9`, and of each some suffixes with a number of their own, as they are added. */
private class SuffixList {
    val letters = StringBuilder()
    val starts = IntList()
    val owners = IntList()

    /** Adds the suffix of the next text that begins at an index. */
    fun addSuffix(start: Int, owner: Int) {
        starts.add(letters.length + start)
        owners.add(owner)
    }

    fun endText(words: List<String>) {
        for (word in words) letters.append(word)
        letters.append(' ')
    }
}

/**
 * A suffix array: the suffixes of many texts in sorted order, so that a binary search finds those with a given prefix.
 *
 * They are sorted by their first five letters only, as one number. For a longer prefix, the suffixes that share its
 * first five letters are compared one by one.
 */
private class SuffixArray(list: SuffixList) {
    /** The letters of all texts, 1 to 36, with 0 behind each text and behind all. */
    private val letters = lettersOf(list.letters) + ByteArray(KEY_LENGTH)

    /** Of each suffix in sorted order: its first letters as a number, where it begins, and what it belongs to. */
    private val keys: IntArray
    private val starts: IntArray
    private val owners: IntArray

    init {
        val sorted = LongArray(list.starts.size) { (key(list.starts[it]).toLong() shl 32) + it }
        sorted.sort()
        keys = IntArray(sorted.size) { (sorted[it] shr 32).toInt() }
        starts = IntArray(sorted.size) { list.starts[sorted[it].toInt()] }
        owners = IntArray(sorted.size) { list.owners[sorted[it].toInt()] }
    }

    /** Calls a function with the owner of each suffix that begins with a prefix, and whether that is all of it. */
    fun forEachWithPrefix(prefix: ByteArray, body: (owner: Int, isWhole: Boolean) -> Unit) {
        for (index in range(prefix, 0, keys.size)) {
            val start = starts[index]
            if (startsWith(prefix, KEY_LENGTH, start + KEY_LENGTH)) {
                body(owners[index], letters[start + prefix.size] == END)
            }
        }
    }

    /**
     * The same for suffixes that begin nearly with a prefix of five letters or more: with one letter left out, added or
     * replaced, or two neighbours swapped. A suffix may come several times.
     *
     * With its first four letters, what is wrong comes later. Else it is at one of the four, and what follows is as in
     * the prefix: so there are few beginnings to look for, and each has a range of its own.
     *
     * [longWords] has for each letter of the prefix the number of its word, from 1, if it may be wrong in it, and else 0.
     */
    fun forEachNear(prefix: ByteArray, longWords: List<Int>, body: (owner: Int, isWhole: Boolean) -> Unit) {
        fun visit(beginning: ByteArray, within: IntRange) {
            for (index in range(beginning, within.first, within.last + 1)) {
                val nearness = nearness(prefix, longWords, starts[index])
                if (nearness > 0) body(owners[index], nearness == 2)
            }
        }
        val exact = KEY_LENGTH - 1
        val all = keys.indices
        visit(prefix.copyOf(exact), all)
        for (wrong in 0 until exact) {
            val before = prefix.copyOf(wrong)
            val rest = prefix.copyOfRange(wrong, minOf(prefix.size, KEY_LENGTH + 1))
            val later = rest.copyOfRange(1, rest.size)
            visit(before + later, all)
            visit(before + rest[1] + rest[0] + rest.copyOfRange(2, rest.size), all)
            forEachLetter(before) { letter, within ->
                visit(before + letter + rest, within)
                visit(before + letter + later, within)
            }
        }
    }

    /** Calls a function with each letter that follows a prefix of less than five letters, and the range of its suffixes. */
    private inline fun forEachLetter(prefix: ByteArray, body: (letter: Byte, within: IntRange) -> Unit) {
        val place = places[prefix.size]
        val range = range(prefix, 0, keys.size)
        var first = range.first
        while (first <= range.last) {
            val letter = keys[first] / place
            val next = firstIndex((letter + 1) * place, first, range.last + 1)
            if (letter % LETTERS > 0) body((letter % LETTERS).toByte(), first until next)
            first = next
        }
    }

    /** The range of the suffixes that share the first five letters of a prefix, or all that it has, within another range. */
    private fun range(prefix: ByteArray, first: Int, end: Int): IntRange {
        val length = minOf(prefix.size, KEY_LENGTH)
        var key = 0
        for (index in 0 until length) key += prefix[index] * places[index]
        val low = firstIndex(key, first, end)
        return low until firstIndex(key + if (length > 0) places[length - 1] else ALL, low, end)
    }

    /** The first index in a range whose key is as great or greater. */
    private fun firstIndex(key: Int, first: Int, end: Int): Int {
        var low = first
        var high = end
        while (low < high) {
            val middle = (low + high) ushr 1
            if (keys[middle] < key) low = middle + 1 else high = middle
        }
        return low
    }

    private fun key(start: Int): Int {
        var key = 0
        for (index in 0 until KEY_LENGTH) {
            val letter = letters[start + index]
            if (letter == END) break
            key += letter * places[index]
        }
        return key
    }

    /** Whether the letters of a prefix from an index on are those of the texts from a start on. */
    private fun startsWith(prefix: ByteArray, index: Int, start: Int): Boolean {
        for (own in index until prefix.size) if (prefix[own] != letters[start + own - index]) return false
        return true
    }

    /**
     * Whether one change makes a prefix the beginning of a text (1), or all of it (2), or neither (0). The text begins at
     * a start.
     */
    private fun nearness(prefix: ByteArray, longWords: List<Int>, start: Int): Int {
        var same = 0
        while (same < prefix.size && prefix[same] == letters[start + same]) same += 1
        val at = start + same
        if (same == prefix.size) return if (letters[at] == END) 2 else 1
        val isSwapped = same + 1 < prefix.size && prefix[same] == letters[at + 1] && prefix[same + 1] == letters[at]
        var nearness = 0
        for (change in 0 until 4) {
            val own = ownOfChange[change]
            val others = othersOfChange[change]
            if (others > 0 && letters[at] == END || own == 2 && !isSwapped) continue
            if (!startsWith(prefix, same + own, at + others)) continue
            if (!isForgiven(prefix, longWords, same, letters[at], own, others)) continue
            if (letters[start + prefix.size + others - own] == END) return 2
            nearness = 1
        }
        return nearness
    }

    /**
     * Whether a change is within a word in which a letter may be wrong. Of several same letters each may be the one that was
     * added or left out.
     */
    private fun isForgiven(
        prefix: ByteArray, longWords: List<Int>, index: Int, missing: Byte, own: Int, others: Int
    ): Boolean {
        if (own == others) return longWords[index] > 0 && longWords[index] == longWords[index + own - 1]
        val letter = if (own > 0) prefix[index] else missing
        var first = index
        while (first > 0 && prefix[first - 1] == letter) first -= 1
        // What is left out or added at a word's end is of the word, on either side of a space: spaces don't count.
        return (maxOf(first - 1, 0)..minOf(index + own, longWords.size - 1)).any { longWords[it] > 0 }
    }

    private companion object {
        const val KEY_LENGTH = 5
        const val LETTERS = 37
        const val END: Byte = 0
        const val ALL = LETTERS * LETTERS * LETTERS * LETTERS * LETTERS
        val places = IntArray(KEY_LENGTH) { index -> (index + 1 until KEY_LENGTH).fold(1) { place, _ -> place * LETTERS } }

        /** How many letters of the prefix and of the text a change passes over: one left out, added, replaced, two swapped. */
        val ownOfChange = intArrayOf(0, 1, 1, 2)
        val othersOfChange = intArrayOf(1, 0, 1, 2)
    }
}

/** The letters `a-z` and `0-9` as numbers from 1 to 36; 0 for anything else. */
private fun lettersOf(text: CharSequence): ByteArray = ByteArray(text.length) {
    when (val letter = text[it]) {
        in 'a'..'z' -> letter - 'a' + 11
        in '0'..'9' -> letter - '0' + 1
        else -> 0
    }.toByte()
}
