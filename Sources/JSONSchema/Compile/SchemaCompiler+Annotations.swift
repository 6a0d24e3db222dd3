internal import Diagnostics
internal import StrictJSON

/// Keywords that ask nothing of a value, and what isn't a keyword.
extension SchemaCompiler {
  /// What says something about a value and asks nothing of it, and what says something about the schema.
  mutating func annotation(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    switch member.key {
    case "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor": return nil  // Read on entering.
    case "$schema":
      guard context.pointer.isEmpty else {
        throw SchemaError("\"$schema\" stands at a schema's root, or beside an $id", at: member.keySpan)
      }
      return nil  // Read on entering.
    case "$comment":
      _ = try member.value.schemaText()
      return nil
    case "$vocabulary":
      for vocabulary in try member.value.schemaObject().members { _ = try vocabulary.value.schemaFlag() }
      return nil
    case "title", "description", "contentEncoding", "contentMediaType": _ = try member.value.schemaText()
    case "deprecated", "readOnly", "writeOnly": _ = try member.value.schemaFlag()
    case "examples": _ = try member.value.schemaList()
    case "contentSchema":
      _ = compile(member.value, in: context.appending(member.key))
      guard object["contentMediaType"] != nil else {
        warn("\"contentSchema\" says nothing without \"contentMediaType\"", at: member.keySpan, in: context)
        return nil
      }
    default: break
    }
    annotate(node, member)
    return nil
  }

  /// An unknown keyword is an annotation (core, section 6.5), and perhaps a mistake.
  mutating func remark(on member: LocatedObject.Member, in context: SchemaContext, node: Int) {
    annotate(node, member)
    let nearest = NearestName.of(member.key, in: context.dialect.keywords.sorted())
    let suggestion = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    warn("the keyword \"\(member.key)\" isn't known\(suggestion)", at: member.keySpan, in: context)
  }
}
