/** Where a brand is in its life; only [ACTIVE] and [RENAMING] ones are in business. */
enum class BrandStatus(val id: String) {
    ACTIVE("active"),
    RENAMING("renaming"),
    RENAMED("renamed"),
    MERGED("merged"),
    CLOSED("closed")
}
