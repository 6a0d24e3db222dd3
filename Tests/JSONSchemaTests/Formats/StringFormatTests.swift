import TestSupport
import Testing

@testable import JSONSchema

@Suite("Formats of strings (JSON Schema 2020-12, Validation, section 7.3)")
struct StringFormatTests {
  @Test("the formats are those of JSON Schema 2020-12")
  func names() {
    let names = [
      "date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4",
      "ipv6",
      "uri", "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer",
      "relative-json-pointer", "regex",
    ]
    #expect(StringFormat.allCases.map(\.rawValue) == names)
  }

  @Test("every format has its samples")
  func everyFormat() {
    #expect(Set(FormatSamples.all.map(\.format)) == Set(StringFormat.allCases))
  }

  @Test("a text with the format is accepted", arguments: FormatSamples.pairs(\.valid))
  func accepted(format: StringFormat, text: String) { #expect(format.accepts(text)) }

  @Test("a text without the format is rejected", arguments: FormatSamples.pairs(\.invalid))
  func rejected(format: StringFormat, text: String) { #expect(!format.accepts(text)) }

  @Test("the phrase for a person has an example of the format", arguments: StringFormat.allCases)
  func example(format: StringFormat) throws {
    let example = try #require(format.phrase.split(separator: " ").last)
    #expect(format.accepts(String(example)))
    #expect(format.phrase.hasSuffix(" such as \(example)"))
  }

  @Test("digits of other scripts aren't digits", arguments: FormatSamples.pairs(\.valid))
  func foreignDigits(format: StringFormat, text: String) {
    let beyondASCII: Set<StringFormat> = [
      .internationalEmail, .internationalHostName, .iri, .iriReference, .uriTemplate, .jsonPointer,
      .relativeJSONPointer, .regularExpression,
    ]
    guard !beyondASCII.contains(format) else { return }
    for zero: UInt32 in [0x660, 0x9E6, 0xFF10, 0x1D7D8] {
      let foreign = text.unicodeScalars.map { scalar in
        ("0"..."9").contains(scalar) ? Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar : scalar
      }
      guard foreign != Array(text.unicodeScalars) else { return }
      #expect(!format.accepts(String(String.UnicodeScalarView(foreign))))
    }
  }

  @Test("a long text takes linear time", arguments: TestTier.some(of: StringFormat.allCases))
  func longTexts(format: StringFormat) {
    for piece in [
      "1", "a", ":", "a.", "é", "xn--", "\u{301}", "[", "P1Y", "{a,", "%41", "/~0", "::", "\"", "-",
    ] {
      let text = String(repeating: piece, count: 20_000)
      _ = format.accepts(text)
      _ = format.accepts("a@" + text)
      _ = format.accepts("a://" + text)
    }
  }
}
