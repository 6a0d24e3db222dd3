{{#rankFields}}
/** What brands are ordered by: those without it come last. */
private val Brand.order: Int? get() = {{rank}}
{{/rankFields}}
{{^rankFields}}
/** What brands are ordered by: nothing but their ids. */
private val Brand.order: Int? get() = null
{{/rankFields}}
