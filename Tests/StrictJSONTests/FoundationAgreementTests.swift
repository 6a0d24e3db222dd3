import Foundation
import StrictJSON
import Testing

@Suite("Agreement with Foundation's JSON reader")
struct FoundationAgreementTests {
  @Test("a valid document is accepted by both, with the same values")
  func sameValues() throws {
    var documents = RandomDocument(seed: 404)
    for _ in 0..<1_000 {
      let text = documents.next()
      let bytes = Array(text.utf8)
      #expect(throws: Never.self, "\(text)") {
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
      #expect(PlainValue(try JSONReader.read(bytes)) == (try PlainValue.byFoundation(bytes)), "\(text)")
    }
  }
}
