import Catalogue
import Foundation
import Testing

/// The vectors of Tests/Fixtures/barcode-vectors.tsv: a code, and whether its symbology can carry it.
@Suite("Barcode vectors")
struct BarcodeVectorTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    let format: String
    let code: String
    let isValid: Bool
    let error: String
    var testDescription: String { "\(format) \(code.prefix(40))" }
  }

  static let vectors: [Vector] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/barcode-vectors.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Vector(format: fields[0], code: fields[1], isValid: fields[2] == "valid", error: fields[3])
    }
  }()

  @Test("all vectors are there")
  func count() { #expect(Self.vectors.count == 37) }

  @Test("a code is accepted or rejected as the vector says", arguments: vectors)
  func verdict(vector: Vector) throws {
    #expect((try violation(of: vector) == nil) == vector.isValid)
  }

  @Test("a code is rejected for the vector's reason", arguments: vectors.filter { !$0.isValid })
  func reason(vector: Vector) throws {
    let reason =
      switch try violation(of: vector) {
      case .character: "B-CHARSET"
      case .length: "B-LENGTH"
      case .check: "B-CHECK"
      default: "none"
      }
    #expect(reason == vector.error)
  }

  /// ITF-14 is ITF with fourteen digits and GS1's check digit.
  private func violation(of vector: Vector) throws -> BarcodeViolation? {
    guard vector.format == "ITF14" else {
      return Symbology(try #require(BarcodeFormat(rawValue: vector.format))).violation(of: vector.code)
    }
    return BarcodeFormatRule(format: .itf, lengths: [14], check: .gs1).violation(of: vector.code)
  }
}
