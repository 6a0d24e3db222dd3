internal import Diagnostics
internal import StrictJSON

/// Missing and unknown fields of the mapping at hand.
extension FailureContext {
  /// More than these are of no help to anybody, and looking for a misspelt one among them takes its time.
  private static let nameLimit = 1000
  private static let unknownLimit = 100

  /// What was found that is worth a sentence: a missing field whose misspelt name is told anyhow isn't.
  var toldEntries: [EvaluationUnit.Entry] {
    let misspelt = misspeltFields
    guard !misspelt.isEmpty else { return unit.entries }
    return unit.entries.filter { entry in
      if case .problem(_, .missing(let key)) = entry { !misspelt.contains(ByteString(key)) } else { true }
    }
  }

  /// The fields that the unknown ones were probably meant to be.
  private var misspeltFields: Set<ByteString> {
    let unknown = unit.entries.lazy.compactMap { entry in
      if case .problem(_, .unknownMember(let position)) = entry { position } else { nil }
    }
    guard !unknown.isEmpty else { return [] }
    let known = program.names(of: unit.node, limit: Self.nameLimit)
    return Set(
      unknown.prefix(Self.unknownLimit).compactMap {
        NearestName.of(key(at: $0), in: known).map(ByteString.init)
      })
  }

  func missingField(_ key: String, _ keyword: String) -> SchemaFailure {
    let members = unit.value.object?.members ?? []
    let similar = similarMember(to: key)
    let cause = program.cause(ofMissing: key, in: unit, keyword)
    // At the first field: the whole object would underline the whole file.
    let span = (similar ?? cause ?? members.first)?.keySpan ?? unit.value.span
    var sentence = FailureSentence.missingField(
      key, example: program.example(ofField: key, near: unit.node),
      phrase: program.phrase(ofField: key, in: unit.node))
    if let similar { sentence = .renamedField(key, from: similar.key) }
    return failure(
      keyword, .other, at: span, sentence.because(cause.map { "there is \"\($0.key.cut)\"" }))
  }

  /// A member that no schema knows and that may be a missing one, misspelt.
  private func similarMember(to key: String) -> LocatedObject.Member? {
    guard let object = unit.value.object else { return nil }
    let names = program.names(of: unit.node, limit: Self.nameLimit) + program.requiredNames(of: unit.node)
    let known = Set(names.map(ByteString.init))
    let unknown = object.members.prefix(Self.nameLimit).lazy.map(\.key)
      .filter { !known.contains(ByteString($0)) }.prefix(Self.unknownLimit)
    return NearestName.of(key, in: unknown).flatMap { object.member($0) }
  }

  func unknownField(_ position: Int, _ keyword: String) -> SchemaFailure {
    let key = key(at: position)
    let span = unit.value.object?.members[position].keySpan ?? unit.value.span
    let known = program.names(of: unit.node, limit: Self.nameLimit)
    let sentence: FailureSentence =
      known.contains { $0.hasSameBytes(as: key) }
      ? .fieldOfAnotherForm(key)
      : .unknownField(key, known: known, patterns: program.namePatterns(of: unit.node))
    return failure(keyword, .unknownField, at: span, sentence, .key(key))
  }
}
