import Testing
import YAMLSource

@Suite("Limits of the reader")
struct LimitTests {
  @Test("a file of 1 MiB is read, and one byte more is an error")
  func size() {
    let text = "a: " + String(repeating: "x", count: (1 << 20) - 3)
    #expect(Reading(text).problems.isEmpty)
    #expect(Reading(text + "x").problems == ["1:1 the file has more than 1048576 bytes, which is the limit"])
  }

  @Test("32 levels are read, and the 33rd is an error where it begins", arguments: ["[", "- ", "{a: "])
  func depth(_ opening: String) {
    let levels = String(repeating: opening, count: 33)
    let column = 32 * opening.count + 1
    #expect(Reading(levels).problems == ["1:\(column) nested deeper than 32 levels"])
  }

  @Test("exactly 32 levels")
  func greatestDepth() {
    let text = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(Reading(text).problems.isEmpty)
  }

  @Test(
    "after 100 problems the reader stops and says so",
    arguments: ["- &a b\n", "- \u{200B}\n", "- \u{200B} &a b\n", "%TAG ! x\n"])
  func problems(_ line: String) {
    let reading = Reading(String(repeating: line, count: 1000))
    #expect(reading.problems.count == 101)
    #expect(reading.problems.last?.hasSuffix(" only the first 100 problems are listed") == true)
    #expect(reading.document.value == nil)
  }

  @Test("a long key or number is cut in a message")
  func longMessages() {
    let key = "? " + String(repeating: "k", count: 100_000)
    let number = "a: " + String(repeating: "0", count: 100_000)
    for text in [key + "\n" + key + "\n", number] {
      #expect(Reading(text).problems.map { $0.count < 160 } == [true])
    }
  }
}
