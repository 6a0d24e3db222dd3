import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite("Agreement with Foundation's JSON reader")
struct FoundationAgreementTests {
  @Test("a valid document is accepted by both, with the same values")
  func sameValues() throws {
    var documents = RandomDocument(seed: 404)
    for _ in 0..<RandomTrials.count(1_000) {
      let text = documents.next()
      let bytes = Array(text.utf8)
      #expect(throws: Never.self, "\(text)") {
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
      #expect(PlainValue(try JSONReader.read(bytes)) == (try PlainValue.byFoundation(bytes)), "\(text)")
    }
  }
}

/// A JSON value without its range, as both Foundation's decoder and this reader can represent it.
enum PlainValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PlainValue])
  case object([String: PlainValue])

  init(_ value: LocatedValue) {
    self =
      switch value.content {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number.double)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map(PlainValue.init))
      case .object(let object):
        .object(Dictionary(object.members.map { ($0.key, PlainValue($0.value)) }) { first, _ in first })
      }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let elements = try? container.decode([PlainValue].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: PlainValue].self))
    }
  }

  /// As Foundation reads it.
  static func byFoundation(_ bytes: [UInt8]) throws -> PlainValue {
    try JSONDecoder().decode(PlainValue.self, from: Data(bytes))
  }
}
