import StrictJSON
import TestSupport
import Testing

@Suite("Damaged texts")
struct MutationTests {
  /// Prints for each text whether it is JSON (1) or not (0); their lengths stand in the first line. What Python
  /// accepts beyond RFC 8259 is rejected, and so are duplicate keys and lone surrogates.
  private static let script = """
    import json, sys

    def refuse(_):
        raise ValueError

    def distinct(pairs):
        return dict(pairs) if len(dict(pairs)) == len(pairs) else refuse(pairs)

    def is_json(text):
        try:
            value = json.loads(text.decode(), parse_constant=refuse, object_pairs_hook=distinct)
            return bool(json.dumps(value, ensure_ascii=False).encode())
        except ValueError:
            return False

    with open(sys.argv[1], "rb") as file:
        for length in map(int, file.readline().split()):
            print(int(is_json(file.read(length))), end="")
    """

  @Test("a damaged text is a value or an error inside the text, never a crash", arguments: 1...4)
  func damagedTexts(seed: UInt64) {
    var documents = DamagedDocument(seed: seed)
    let trials = RandomTrials.count(8_000)
    var refused = 0
    for _ in 0..<trials {
      let bytes = documents.next()
      guard let span = failure(bytes)?.span else { continue }
      refused += 1
      if span.lowerBound < 0 || span.upperBound > bytes.count { Issue.record("\(span) in \(bytes)") }
    }
    #expect(refused > trials / 4, "the damage has to matter for the test to tell anything")
  }

  @Test(
    "Python's reader accepts and rejects the same damaged texts",
    .enabled(if: Python.isThere("python"), "run scripts/require python"), arguments: 1...2)
  func agreesWithPython(seed: UInt64) throws {
    var documents = DamagedDocument(seed: 100 + seed)
    let texts = (0..<RandomTrials.count(10_000)).map { _ in documents.next() }
    let lengths = texts.map { String($0.count) }.joined(separator: " ") + "\n"
    let verdicts = try Python.run(Self.script, input: Array(lengths.utf8) + texts.joined())
      .map { $0 == UInt8(ascii: "1") }
    #expect(verdicts.count == texts.count)
    #expect(
      (RandomTrials.count(1_000)...RandomTrials.count(9_000)).contains(verdicts.count { $0 }),
      "both verdicts should be common")
    for (text, verdict) in zip(texts, verdicts) where (failure(text) == nil) != verdict {
      Issue.record("Python says \(verdict) of \(String(decoding: text, as: UTF8.self)), \(text)")
    }
  }

  @Test("every beginning of a document is unfinished, or complete only as a number or before white space")
  func beginnings() {
    let bytes = Array(#" {"a": [1, true, null, "é\n😀"], "b": {"c": -2.5e3}} "#.utf8)
    let complete = bytes.count - 1
    for end in 0..<complete {
      #expect(failure(Array(bytes[..<end])) != nil, "the first \(end) bytes")
    }
    #expect(failure(Array(bytes[..<complete])) == nil)
  }
}
