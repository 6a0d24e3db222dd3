import TestSupport
import Testing

@testable import JSONSchema

/// Valid and invalid texts of a format, by its specification.
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

extension FormatSamples {
  /// RFC 6901, section 3, draft-bhutton-relative-json-pointer-00, section 3, and ECMA-262.
  static let pointers = [
    FormatSamples(
      format: .jsonPointer,
      valid: [
        // The examples of section 5.
        "", "/foo", "/foo/0", "/", "/a~1b", "/c%d", "/e^f", "/g|h", "/i\\j", "/k\"l", "/ ", "/m~0n",
        "//", "/~01", "/é", "/\u{0}", "/\n", "/#", "/-",
      ],
      invalid: ["foo", "0", "#", "#/foo", " /foo", "/~", "/~2", "/a~", "/~/a", "/a/~b", "~0", "\u{301}/a"]),
    FormatSamples(
      format: .relativeJSONPointer,
      valid: [
        // The examples of section 5.1.
        "0", "1/0", "0-1", "2/highly/nested/objects", "0#", "0-1#", "1#", "0/objects", "1/nested/objects",
        "2/foo/0",
        "10/a~1b", "0/", "0+1/foo", "1-0", "0+10#", "123456789012345678901234567890",
      ],
      invalid: [
        "", "/foo", "#", "-1/foo", "+1/foo", "01", "00", "0+", "0-/foo", "0+01", "0+-1", "0##", "0#/foo",
        "0foo",
        "0/~2", "1.5", " 1", "1 ", "1\n", "१", "0+१",
      ]),
    FormatSamples(
      format: .regularExpression,
      valid: ["", "^[a-z]+$", "a|b", "(?:a)*?", "\\d{1,3}", "\\u{1F600}", "[^\\]]", "\\.", "é"],
      invalid: ["(", ")", "[", "a{2,1}", "*", "a**", "\\", "\\a", "\\Z", "[b-a]", "(?"]),
  ]
}

extension String {
  /// The text with a random number of changes: scalars replaced, removed, inserted, doubled or moved.
  func mutated(
    with alphabet: [Unicode.Scalar], _ count: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> String {
    var scalars = Array(unicodeScalars)
    for _ in 0..<Int.random(in: count, using: &generator) {
      guard let index = scalars.indices.randomElement(using: &generator) else {
        scalars.append(generator.pick(alphabet))
        continue
      }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: scalars[index] = generator.pick(alphabet)
      case 1: scalars.remove(at: index)
      case 2: scalars.insert(generator.pick(alphabet), at: index)
      case 3: scalars.insert(contentsOf: scalars[index...].prefix(4), at: index)
      default: scalars.swapAt(index, Int.random(in: scalars.indices, using: &generator))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
