import TestSupport
import Testing

@testable import JSONSchema

/// Scalars with a meaning in a format, and similar ones.
private let telling = Array(
  "09aZ-.:/?#@%{}[]\"\\~+*,|_ \n\u{0}é\u{301}\u{5D0}\u{660}\u{200C}·。\u{E000}\u{FFFE}😀".unicodeScalars)

@Suite("Damaged texts of every format")
struct FormatLawTests {
  /// What a text of a format must also be; "·" stands for the text.
  private static let consequences: [StringFormat: [(StringFormat, String)]] = [
    .date: [(.dateTime, "·T00:00:00Z")],
    .time: [(.dateTime, "2016-12-31T·")],
    .duration: [(.uri, "duration:·")],
    .email: [(.internationalEmail, "·")],
    .hostName: [(.internationalHostName, "·"), (.email, "a@·"), (.uri, "https://·:443/")],
    .internationalHostName: [(.iri, "https://·/")],
    .ipv4: [(.ipv6, "::·"), (.email, "a@[·]"), (.hostName, "·")],
    .ipv6: [(.uri, "https://[·]:443/"), (.email, "a@[IPv6:·]")],
    .uri: [(.uriReference, "·"), (.iri, "·")],
    .uriReference: [(.iriReference, "·")],
    .iri: [(.iriReference, "·")],
    .uuid: [(.uri, "urn:uuid:·"), (.hostName, "h·")],
    .jsonPointer: [(.relativeJSONPointer, "0·")],
  ]

  @Test(
    "a damaged text of a format also has its wider formats",
    arguments: FormatSamples.all)
  func damagedTexts(samples: FormatSamples) {
    let format = samples.format
    var generator = SeededGenerator(seed: 1)
    var accepted = 0
    for _ in 0..<RandomTrials.count(10_000) {
      let text = generator.pick(samples.valid).mutated(with: telling, 1...3, using: &generator)
      guard format.accepts(text) else { continue }
      accepted += 1
      for (wider, pattern) in Self.consequences[format] ?? [] {
        let other = pattern.split(separator: "·", omittingEmptySubsequences: false).joined(separator: text)
        #expect(wider.accepts(other), "\(other.debugDescription) is no \(wider.rawValue)")
      }
    }
    #expect(
      (RandomTrials.count(100)...RandomTrials.count(9_500)).contains(accepted),
      "some of the damage should be harmless: \(accepted)")
  }

  @Test("a text of ASCII is an IRI when it is a URI", arguments: FormatSamples.references)
  func asciiIRIs(samples: FormatSamples) {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<RandomTrials.count(5_000) {
      let text = generator.pick(samples.valid).mutated(with: telling, 1...3, using: &generator)
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      #expect(StringFormat.uri.accepts(text) == StringFormat.iri.accepts(text), "\(text.debugDescription)")
      #expect(StringFormat.uriReference.accepts(text) == StringFormat.iriReference.accepts(text))
    }
  }
}
