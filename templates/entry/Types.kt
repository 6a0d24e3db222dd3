{{#records}}
/** {{title}}. */
data class {{name}}(
{{#compiled}}
    /** {{title}}. */
    val {{name}}: {{type}}{{#hasFallback}} = {{fallback}}{{/hasFallback}}{{^last()}},{{/last()}}
{{/compiled}}
){{#hasMembers}} {
{{#isEntry}}
{{#barcodeFields}}
{{> kotlin/BrandValidation.kt}}
{{/barcodeFields}}
{{/isEntry}}
{{#enumerations}}
    /** {{title}}. */
    enum class {{name}}(val id: String) {
{{#cases}}
        /** {{title}}. */
        {{name}}({{id}}){{^last()}},{{/last()}}
{{/cases}}
    }
{{^last()}}

{{/last()}}
{{/enumerations}}
}{{/hasMembers}}

{{/records}}
{{#enumerations}}
/** {{title}}. */
enum class {{name}}(val id: String) {
{{#cases}}
    /** {{title}}. */
    {{name}}({{id}}){{^last()}},{{/last()}}
{{/cases}}
}

{{/enumerations}}
