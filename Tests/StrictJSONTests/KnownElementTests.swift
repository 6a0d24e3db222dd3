import TestSupport
import Testing

@testable import StrictJSON

@Suite("Elements that are known aren't read again")
struct KnownElementTests {
  /// Known elements that stand for themselves by their number.
  private func known(_ elements: [String]) -> KnownElements {
    KnownElements(
      elements.enumerated().map { number, text in
        KnownElements.Element(
          bytes: SharedBytes(Array(text.utf8)), content: .number(ExactNumber(Int64(number))))
      })
  }

  /// The elements of a text that were known, by their numbers; `nil` for each that was read.
  private func numbers(_ text: String, _ known: KnownElements) throws -> [Int64?] {
    try JSONReader.read(Array(text.utf8), knowing: known).array?.map(\.integer) ?? []
  }

  @Test("in any order, with others between them, twice, and at the end")
  func orders() throws {
    let known = known([#"{"id":"b"}"#, #"{"id":"a"}"#, "[]", #"{"id":"a-b"}"#])
    #expect(
      try numbers(#"[{"id":"a"}, {"id":"a-b"},{"id":"b"} ]"#, known) == [1, 3, 0])
    #expect(try numbers(#"[[],{"id":"b"},{"id":"ab"},{"id":"a"},[]]"#, known) == [2, 0, nil, 1, 2])
    #expect(try numbers(#"[{"id":"z"},{"id":"0"},"a",{"id":"b"}]"#, known) == [nil, nil, nil, 0])
  }

  @Test("another spelling is read")
  func spellings() throws {
    let known = known([#"{"id":"a"}"#])
    #expect(try numbers(#"[{"id": "a"}, {"id":"a","b":1}, {"id":"\u0061"}]"#, known) == [nil, nil, nil])
  }

  @Test("none is known where there is none")
  func none() throws { #expect(try numbers("[{}, [1]]", known([])) == [nil, nil]) }

  @Test("the ranges are those of the text, also in lists within objects")
  func ranges() throws {
    let text = #"{"list": [{"id":"é"}, {"id":"b"}]}"#
    let read = try JSONReader.read(Array(text.utf8), knowing: known([#"{"id":"b"}"#]))
    let plain = try JSONReader.read(Array(text.utf8))
    let spans = [read, plain].map { $0.object?["list"]?.array?.map(\.span) }
    #expect(spans[0] == spans[1])
    #expect(read.object?["list"]?.array?.last?.integer == 0)
  }

  @Test(
    "what is wrong around a known element is found where it is",
    arguments: [
      (#"[{"id":"a"}"#, 11..<11), (#"[{"id":"a"} {"id":"a"}]"#, 12..<13), (#"[{"id":"a"},]"#, 12..<13),
      (#"[{"id":"a"}}"#, 11..<12), (#"[{"id":"a"#, 9..<9), (#"[{"id":"a"}] x"#, 13..<14),
    ])
  func errors(text: String, span: Range<Int>) throws {
    let bytes = Array(text.utf8)
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(bytes, knowing: known([#"{"id":"a"}"#]))
    }
    #expect(error?.span == span)
    let plain = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(error?.description == plain?.description)
  }

  @Test("of any elements of any list, known ones are found")
  func property() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<200 {
      let all = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        #"{"id":"\#(String(Int.random(in: 0..<60, using: &random), radix: 3))"}"#
      }
      let own = Array(Set(all.filter { _ in Bool.random(using: &random) })).sorted()
      let expected = all.map { element in own.firstIndex(of: element).map { Int64($0) } }
      #expect(try numbers("[\(all.joined(separator: ",\n"))]", known(own)) == expected)
    }
  }
}
