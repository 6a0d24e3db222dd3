import StrictJSON
import Testing

private func nestedArrays(_ depth: Int) -> String {
  String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
}

private func nestedObjects(_ depth: Int) -> String {
  String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
}

@Suite("Limits of depth and size")
struct LimitTests {
  @Test("sixty-four levels are read", arguments: [nestedArrays(64), nestedObjects(64)])
  func readsDeepest(text: String) {
    #expect(failure(text) == nil)
  }

  @Test(
    "the sixty-fifth level is rejected where it opens",
    arguments: [(nestedArrays(65), 64), (nestedObjects(65), 320)])
  func rejectsDeeper(text: String, offset: Int) {
    #expect(failure(text)?.reason == .tooDeep(limit: 64))
    #expect(failure(text)?.span == offset..<(offset + 1))
  }

  @Test("values beside each other don't add to the depth")
  func siblingsDoNotCount() {
    let many = Array(repeating: #"[],{},{"a":[]}"#, count: 100).joined(separator: ",")
    #expect(failure("[\(many)]", limits: .init(depth: 3)) == nil)
  }

  @Test("a limit of no depth allows a plain value only")
  func noDepth() {
    #expect(failure("1", limits: .init(depth: 0)) == nil)
    #expect(failure("[]", limits: .init(depth: 0))?.reason == .tooDeep(limit: 0))
  }

  @Test(
    "a million open brackets are an error, not a crash",
    arguments: [("[", 64), (#"{"a":"#, 320), (#"[{"":"#, 160)])
  func hostileDepth(opening: String, offset: Int) {
    let error = failure(String(repeating: opening, count: 1_000_000))
    #expect(error?.reason == .tooDeep(limit: 64))
    #expect(error?.span == offset..<(offset + 1))
  }

  @Test("a text of exactly the limit is read, one byte more is rejected")
  func size() {
    #expect(failure("[1]", limits: .init(bytes: 3)) == nil)
    #expect(failure("[1] ", limits: .init(bytes: 3))?.reason == .tooLarge(limit: 3))
  }
}
