import StrictJSON
import TestSupport
import Testing
import UpdateFramework

@Suite(
  "Canonical JSON compared with the reference implementation",
  .enabled(if: Python.isThere("tuf"), "run scripts/require tuf"))
struct ReferenceCanonicalJSONTests {
  /// Prints the canonical form of the value in each line, in hexadecimal.
  private static let script = """
    import json, sys
    from securesystemslib.formats import encode_canonical

    with open(sys.argv[1], encoding="utf-8", newline="\\n") as file:
        for line in file:
            print(encode_canonical(json.loads(line)).encode().hex())
    """

  @Test("both give the same bytes for random values with unusual texts and keys", arguments: 1...2)
  func agrees(seed: UInt64) throws {
    var values = RandomValue(seed: seed)
    let texts = (0..<RandomTrials.count(5_000)).map { _ in values.next().bytes }
    let folder = try TemporaryFolder()
    let input = try folder.write("values", texts.joined(separator: [0x0A]))
    let result = try Program.run(["scripts/tuf/python", "-c", Self.script, input])
    try #require(result.lines.count == texts.count, "\(result.errors)")
    for (text, line) in zip(texts, result.lines) {
      let canonical = try CanonicalJSON.bytes(of: JSONReader.read(text))
      let hexadecimal = canonical.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      #expect(hexadecimal == line, "\(String(decoding: text, as: UTF8.self))")
    }
  }
}
