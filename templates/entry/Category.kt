/** The categories of this catalogue; a newer one may have others. */
enum class {{categoryName}}(
    /** The id, as in the catalogue. */
    val id: String,
    /** What it is called in the catalogue. */
    val title: String,
    /** The pictogram's file, relative to the published catalogue: a black SVG drawing; null where there is none. */
    val symbol: String?
) {
{{#categories}}
    /** {{comment}} */
    {{name}}({{id}}, {{title}}, {{#symbol}}{{path}}{{/symbol}}{{^symbol}}null{{/symbol}}){{^last()}},{{/last()}}
{{/categories}}
}
