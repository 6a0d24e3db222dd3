/// What can be a name in every language.
extension String {
  /// Whether it is letters and digits of ASCII, a letter first.
  var isIdentifier: Bool {
    (utf8.first.map { $0 > UInt8(ascii: "9") } ?? false) && utf8.allSatisfy(\.isLetterOrDigit)
  }

  /// Whether it is lower-case letters and digits with single hyphens between, a letter first: a name of something in
  /// `kind.yaml`.
  package var isKebabCase: Bool {
    isWord && !utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      && (utf8.first.map { $0 > UInt8(ascii: "9") } ?? false)
  }

  /// Whether it is the name of a file that isn't hidden: letters and digits of ASCII, `-`, `_` and `.`.
  package var isFileName: Bool { isFileName(upTo: 100) }

  /// The same with a length of its own, in bytes.
  package func isFileName(upTo length: Int) -> Bool {
    !isEmpty && utf8.count <= length && utf8.first != UInt8(ascii: ".")
      && utf8.allSatisfy { $0.isLetterOrDigit || "-_.".utf8.contains($0) }
  }

  /// Whether it has the ``EntrySchema/idForm``.
  package var isEntryID: Bool { isFileName(upTo: EntrySchema.longestID) }

  /// Whether it is letters and digits of ASCII, with single hyphens between.
  var isWord: Bool {
    utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetterOrDigit) }
  }
}

extension UInt8 {
  /// Whether it is a lower-case letter or a digit of ASCII.
  var isLowerCaseOrDigit: Bool { isLetterOrDigit && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
