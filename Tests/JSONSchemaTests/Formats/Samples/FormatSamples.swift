import Testing

@testable import JSONSchema

/// Texts that are of a format, and texts that aren't, from what the specifications say.
struct FormatSamples: Sendable {
  let format: StringFormat
  let valid: [String]
  let invalid: [String]

  static let all = times + addresses + mailboxes + hostNames + references + pointers

  /// Each format with a text.
  static func pairs(_ texts: (FormatSamples) -> [String]) -> [(StringFormat, String)] {
    all.flatMap { samples in texts(samples).map { (samples.format, $0) } }
  }
}

extension FormatSamples: CustomTestStringConvertible {
  var testDescription: String { format.rawValue }
}
