import StrictJSON
import TestSupport
import Testing

@Suite("Hostile texts", .timeLimit(.minutes(60)))
struct HostileTextTests {
  private func object(_ keys: some Sequence<String>) -> String {
    "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
  }

  @Test(
    "a hundred thousand similar keys are distinguished",
    arguments: TestTier.some(of: [("", ""), ("a", "z"), ("é", "\u{301}")]))
  func keysThatLookAlike(before: String, after: String) throws {
    let keys = (100_000..<200_000).map { "\(before)\($0)\(after)" }
    let members = try #require(try read(object(keys)).object)
    #expect(members.members.count == keys.count)
    #expect(members[keys[77_777]] != nil)
    #expect(members["\(before)200000\(after)"] == nil)
  }

  @Test("of a hundred thousand equal keys the second is rejected")
  func equalKeys() {
    let error = failure(object(repeatElement("a", count: 100_000)))
    #expect(error?.reason == .duplicateKey("a"))
    #expect(error?.span == 7..<10)
  }

  @Test("after a hundred thousand keys a second of any is rejected", arguments: [0, 99_999])
  func lateDuplicate(position: Int) throws {
    let keys = (100_000..<200_000).map(String.init)
    let text = object(keys + [keys[position]])
    let error = try #require(failure(text))
    #expect(error.reason == .duplicateKey(keys[position]))
    #expect(error.span == (text.utf8.count - 11)..<(text.utf8.count - 3))
  }

  @Test("keys of a hundred thousand accents in another order are different, though equivalent in Unicode")
  func accents() throws {
    let accents = ["\u{301}", "\u{323}"].map { String(repeating: $0, count: 50_000) }
    let keys = ["e" + accents[0] + accents[1], "e" + accents[1] + accents[0]]
    #expect(try read(object(keys)).object?.members.count == 2)
  }

  @Test(
    "a number of a million digits is read and compared",
    arguments: TestTier.some(of: [
      ("1", true), ("1e", true), ("1e+", true), ("1e-", false), ("-0.", false), ("0e", true),
    ]))
  func manyDigits(beginning: String, isInteger: Bool) throws {
    let text = beginning + String(repeating: "7", count: 1_000_000)
    guard case .number(let number) = try read(text).content else {
      Issue.record("no number")
      return
    }
    #expect(number.literal == text)
    #expect(number.isInteger == isInteger)
    #expect(number.integer == (beginning == "0e" ? 0 : nil))
    #expect(Set([number, number]).count == 1)
    #expect(!(number < number))
    #expect(failure("[\(text)x]")?.span.lowerBound == text.utf8.count + 1)
  }

  @Test(
    "two hundred thousand small values are read",
    arguments: TestTier.some(of: [#""a","#, #""\u00e9\n","#, "{},", "[],", "-0,"]))
  func manyValues(value: String) throws {
    #expect(try read("[" + String(repeating: value, count: 200_000) + "1]").array?.count == 200_001)
  }

  @Test("the limit is 256 MiB where none is given")
  func defaultLimit() {
    #expect(JSONReader.Limits().bytes == 256 << 20)
  }
}
