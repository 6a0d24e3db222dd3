import Foundation
import Testing
import TestSupport

@testable import JSONSchema

@Suite(
  "Comparison of formats with Python's library",
  .enabled(if: Python.isThere("python"), "run scripts/require python"))
struct PythonFormatTests {
  /// Prints, for each text, whether it has the format: what Python reads, in the format's only notation.
  private static let script = #"""
    import datetime, ipaddress, json, re, sys, uuid

    def date(text):
        year, month, day = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII).groups()
        datetime.date(int(year) or 400, int(month), int(day))

    def time(text):
        hour, minute, second, sign, *offset = re.fullmatch(
            r"(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))", text, re.ASCII).groups()
        offset_hour, offset_minute = (int(part or 0) for part in offset)
        datetime.time(offset_hour, offset_minute)
        local = datetime.datetime(2000, 1, 1, int(hour), int(minute), min(int(second), 59))
        offset = datetime.timedelta(hours=offset_hour, minutes=offset_minute)
        if int(second) > 59:
            utc = local + offset if sign == "-" else local - offset
            assert int(second) == 60 and (utc.hour, utc.minute) == (23, 59)

    def date_time(text):
        day, rest = re.fullmatch(r"(.{10})[Tt](.*)", text, re.DOTALL).groups()
        date(day), time(rest)

    def ipv4(text):
        assert str(ipaddress.IPv4Address(text)) == text

    def ipv6(text):
        assert "%" not in text
        ipaddress.IPv6Address(text)

    def uuid_(text):
        assert str(uuid.UUID(text)) == text.lower()

    readers = {"date": date, "time": time, "date-time": date_time, "ipv4": ipv4, "ipv6": ipv6, "uuid": uuid_}

    def is_valid(name, text):
        try:
            readers[name](text)
        except (ValueError, AttributeError, AssertionError):
            return False
        return True

    data = json.load(open(sys.argv[1], encoding="utf-8"))
    print(json.dumps([is_valid(data["format"], text) for text in data["texts"]]))
    """#

  private struct Input: Encodable {
    let format: String
    let texts: [String]
  }

  private static let alphabets: [StringFormat: String] = [
    .date: "0123456789-", .time: "0123456789:.+-Zz", .dateTime: "0123456789:.+-TtZz", .ipv4: "0123456789.",
    .ipv6: "0123456789abcdefABCDEF:.", .uuid: "0123456789abcdefABCDEF-",
  ]

  @Test(
    "agrees on thousands of texts",
    arguments: FormatSamples.all.filter { alphabets.keys.contains($0.format) })
  func agrees(samples: FormatSamples) throws {
    let alphabet = Array((Self.alphabets[samples.format] ?? "").unicodeScalars)
    var generator = SeededGenerator(seed: 1)
    let texts = (samples.valid + samples.invalid).flatMap { text in
      (0..<RandomTrials.count(200)).map { _ in text.mutated(with: alphabet, 0...2, using: &generator) }
    }
    let input = Input(format: samples.format.rawValue, texts: texts)
    let output = try Python.run(Self.script, input: try JSONEncoder().encode(input))
    let verdicts = try JSONDecoder().decode([Bool].self, from: Data(output))
    #expect(verdicts.count == texts.count)
    for (text, verdict) in zip(texts, verdicts) {
      #expect(samples.format.accepts(text) == verdict, "\(text.debugDescription)")
    }
    #expect(verdicts.contains(true) && verdicts.contains(false))
  }
}

@Suite(
  "Comparison of form C with Python's unicodedata",
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
    let labels = (0..<RandomTrials.count(50_000)).map { _ in
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
