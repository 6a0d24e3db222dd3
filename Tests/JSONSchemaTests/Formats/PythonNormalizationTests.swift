import Foundation
import TestSupport
import Testing

@testable import JSONSchema

@Suite(
  "Python's unicodedata, another opinion on form C",
  .enabled(if: Python.isThere("python"), "run scripts/require python"))
struct PythonNormalizationTests {
  /// Prints, for each text, whether it is in form C.
  private static let script = """
    import json, sys, unicodedata

    texts = json.load(open(sys.argv[1], encoding="utf-8"))
    print(json.dumps([unicodedata.is_normalized("NFC", text) for text in texts]))
    """

  @Test("agrees on letters and marks that may be in labels")
  func agrees() throws {
    let parts = IDNATables.decompositions.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
    let scalars = parts.compactMap(Unicode.Scalar.init).filter { IDNAProperty($0) == .valid }
    var generator = SeededGenerator(seed: 1)
    let labels = (0..<50_000).map { _ in
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in generator.pick(scalars) }
    }
    let texts = labels.map { String(String.UnicodeScalarView($0)) }
    let output = try Python.run(Self.script, input: try JSONEncoder().encode(texts))
    let verdicts = try JSONDecoder().decode([Bool].self, from: Data(output))
    #expect(verdicts.count == labels.count)
    for (label, verdict) in zip(labels, verdicts) {
      #expect(NormalizationForm.isComposed(label) == verdict, "\(label)")
    }
    #expect((1_000...49_000).contains(verdicts.count { $0 }))
  }
}
