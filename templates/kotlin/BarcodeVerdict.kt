/** What [Brand.validate] says of a code. */
data class BarcodeVerdict(
    val level: Level,
    /** The format that the code is of; null where that isn't known. */
    val format: BarcodeFormat?,
    /** The code to save and to draw: without what people add in writing it down. */
    val code: String,
    /** What the code breaks; null where it is [Level.OK]. */
    val reason: BarcodeViolation? = null
) {
    enum class Level {
        /** Save it. */
        OK,
        /** Ask the person to look again, and let them save it. */
        WARNING,
        /** Refuse it. */
        ERROR
    }
}
