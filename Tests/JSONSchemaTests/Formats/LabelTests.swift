import TestSupport
import Testing

@testable import JSONSchema

@Suite("Labels beyond ASCII")
struct LabelTests {
  /// Samples of RFC 3492, section 7.1.
  private static let samples = [
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("そのスピードで", "d9juau41awczczp"),
  ]

  @Test("Punycode encodes and decodes the samples of RFC 3492", arguments: samples)
  func punycode(text: String, encoded: String) {
    #expect(Punycode.encode(Array(text.unicodeScalars)) == Array(encoded.unicodeScalars))
    #expect(Punycode.decode(Array(encoded.unicodeScalars)) == Array(text.unicodeScalars))
  }

  @Test(
    "invalid Punycode is rejected", arguments: ["-", "-a", "0", "99999999", "é", "A-é", "a-9999999999999999"])
  func noPunycode(text: String) { #expect(Punycode.decode(Array(text.unicodeScalars)) == nil) }

  @Test("random labels are encoded and decoded without change")
  func roundTrip() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<RandomTrials.count(5_000) {
      let label = (0..<Int.random(in: 1...20, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0x61...generator.pick([0x7A, 0x250, 0x1_0FFFF]), using: &generator))
      }
      #expect(Punycode.decode(Punycode.encode(label)) == label)
    }
  }

  @Test("a letter with its mark is equivalent to the table's scalar, but not in form C")
  func table() {
    for (whole, parts) in IDNATables.decompositions {
      let separate = parts.compactMap(Unicode.Scalar.init)
      let single = [whole].compactMap(Unicode.Scalar.init)
      #expect(String(String.UnicodeScalarView(separate)) == String(String.UnicodeScalarView(single)))
      #expect(NormalizationForm.isComposed(single))
      #expect(!NormalizationForm.isComposed(separate))
    }
  }
}
