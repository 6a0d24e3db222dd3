/** The categories of this catalogue; a newer one may have others. */
enum class {{categoryName}}(
    /** The id, as in the catalogue. */
    val id: String,
    /** What it is called in the catalogue. */
    val title: String
) {
{{#categories}}
    /** {{comment}} */
    {{name}}({{id}}, {{title}}){{^last()}},{{/last()}}
{{/categories}}
}
