/** A loyalty programme. */
data class Programme(val name: String, val kind: Kind) {
    enum class Kind(val id: String) {
        POINTS("points"),
        APP("app"),
        MEMBER("member"),
        COALITION("coalition")
    }
}
