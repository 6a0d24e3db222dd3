import Catalogue
import Testing

@Suite("A brand's barcode rule")
struct BarcodeRuleTests {
  private let card = BarcodeFormatRule(
    format: .code128, lengths: [8, 10], charset: .digits, prefixes: ["04", "29"])

  @Test("accepts a code that has one of its lengths, prefixes and only its characters")
  func accepts() { #expect(card.violation(of: "29123456") == nil) }

  @Test("names the length that doesn't occur")
  func length() { #expect(card.violation(of: "291234567") == .length(9)) }

  @Test("names the character that doesn't occur")
  func character() { #expect(card.violation(of: "2912345A") == .character("A")) }

  @Test("rejects a code with none of its prefixes")
  func prefix() { #expect(card.violation(of: "30123456") == .prefix) }

  @Test(
    "allows minLength to maxLength, both included", arguments: [(3, false), (4, true), (6, true), (7, false)])
  func bounds(length: Int, isAllowed: Bool) {
    let rule = BarcodeFormatRule(format: .qr, minLength: 4, maxLength: 6)
    #expect((rule.violation(of: String(repeating: "x", count: length)) == nil) == isAllowed)
  }

  @Test("requires Code 39's check character only where the brand has one")
  func mod43() {
    #expect(BarcodeFormatRule(format: .code39, check: .mod43).violation(of: "CODE39W") == nil)
    #expect(
      BarcodeFormatRule(format: .code39, check: .mod43).violation(of: "CODE39X")
        == .check(found: "X", expected: "W"))
    #expect(BarcodeFormatRule(format: .code39).violation(of: "CODE39X") == nil)
  }

  @Test("expands UPC-E before it checks the digit", arguments: ["01234565", "04252614", "01278907"])
  func upcE(code: String) { #expect(Symbology(.upcE).violation(of: code) == nil) }

  @Test("rejects a wrong check digit of UPC-E")
  func wrongUPCE() {
    #expect(Symbology(.upcE).violation(of: "04252615") == .check(found: "5", expected: "4"))
  }

  @Test(
    "requires Codabar's start and stop characters at both ends, and only there",
    arguments: ["40156", "A4B156B", "A40156"])
  func codabar(code: String) { #expect(Symbology(.codabar).violation(of: code) == .startStop) }

  @Test("a sentence says what is wrong with the check digit")
  func sentence() {
    #expect("\(BarcodeViolation.check(found: "3", expected: "2"))" == "check digit is 3, should be 2")
  }
}
