internal import Diagnostics
internal import StrictJSON

/// Keywords beyond those of the draft.
extension SchemaCompiler {
  /// A keyword of the further vocabulary, or an unknown one: both are annotations (core, section 6.5).
  mutating func annotateFurther(_ member: Member, in context: SchemaContext, node: Int) {
    annotate(node, member)
    guard let keyword = vocabulary[member.key] else {
      warnOfUnknown(member, in: context)
      return
    }
    guard !keyword.holdsSchemas else {
      do throws(SchemaError) { _ = try compileMap(member, context) } catch { report(error, in: context) }
      return
    }
    for failure in vocabulary.failures(of: member.value, as: keyword) {
      report(SchemaError(failure.message, at: failure.span, fix: failure.fix), in: context)
    }
  }

  /// An unknown keyword is perhaps misspelt.
  private mutating func warnOfUnknown(_ member: Member, in context: SchemaContext) {
    guard !vocabulary.ignored.contains(member.key) else { return }
    let known = context.dialect.keywords.sorted() + vocabulary.keywords
    let suggestion = NearestName.hint(for: member.key, in: known)
    warn("unknown keyword \"\(member.key)\"\(suggestion)", at: member.keySpan, in: context)
  }
}
