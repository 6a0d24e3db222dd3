internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

extension FuzzTarget {
  static let yaml = FuzzTarget(
    "yaml",
    "YAMLReader: a file has a value or a problem, positions lie in the file, what is read can be written and "
      + "read again, and what is also JSON means the same as JSON.",
    seeds: .yamlFiles, tokens: yamlTokens
  ) { bytes throws(BrokenInvariant) in
    let document = YAMLReader.read(SourceText(path: "a.yaml", bytes: bytes))
    try require(document.value != nil || !document.problems.isEmpty, "there is neither a value nor a problem")
    for problem in document.problems {
      for span in [problem.span, problem.related ?? 0..<0] {
        try require(span.lowerBound >= 0 && span.upperBound <= bytes.count, "\(span) is outside the file")
      }
    }
    guard let value = document.value, document.problems.isEmpty else { return }
    try value.requireSpans(within: bytes.count)
    if value.hasWritableKeys { try requireWritable(value) }
    if let json = try? JSONReader.read(bytes) {
      try require(json.isEqual(to: value), "YAML and JSON read the same text differently")
    }
  }

  /// Writes a value without comments, and reads it again.
  private static func requireWritable(_ value: LocatedValue) throws(BrokenInvariant) {
    let text = YAMLWriter.text(of: YAMLNode(value))
    let again = YAMLReader.read(SourceText(path: "a.yaml", bytes: Array(text.utf8)))
    try require(
      again.value?.isEqual(to: value) == true && again.problems.isEmpty,
      "the value is written so that it is read as another: \(text)")
  }

  static let yamlTokens = [
    ": ", "- ", "? ", "| \n", ">-\n", "|2+\n", "'", "''", "\"", "\\u00e8", "\\x41", "\\\n", "# ", " #", "[",
    "]",
    "{", "}", ", ", "&a ", "*a", "!!str ", "!x ", "<<: ", "---\n", "...\n", "%YAML 1.2\n", "\t", "\r\n",
    "\u{85}",
    "\u{2028}", "\u{FEFF}", "~", "null", "true", "0x1F", "0o7", "1e3", ".inf", ".nan", "-0", "0123", "1_000",
    "2024-01-01", "id: ", "name: ", "aliases:\n  - ", "barcode:\n  ", "\n  ", "\n    ", "\n\n",
  ]
}

extension LocatedValue {
  /// Whether no key is too long once it is written: of 1 024 characters, and an escape has up to ten.
  fileprivate var hasWritableKeys: Bool {
    switch content {
    case .array(let elements): elements.allSatisfy(\.hasWritableKeys)
    case .object(let object):
      object.members.allSatisfy { $0.key.unicodeScalars.count <= 100 && $0.value.hasWritableKeys }
    default: true
    }
  }

  /// Requires that every value and key lies within a text.
  func requireSpans(within count: Int) throws(BrokenInvariant) {
    try require(span.lowerBound >= 0 && span.upperBound <= count, "a value is at \(span), outside the text")
    for element in array ?? [] { try element.requireSpans(within: count) }
    for member in object?.members ?? [] {
      let span = member.keySpan
      try require(span.lowerBound >= 0 && span.upperBound <= count, "a key is at \(span), outside the text")
      try member.value.requireSpans(within: count)
    }
  }
}

extension FuzzSeeds {
  static let yamlFiles = FuzzSeeds(
    ["Tests/Fixtures/rules", "Tests/Fixtures/cases", "Tests/Fixtures/market", "catalogue"],
    endingIn: [".yaml", ".yml"])
}
