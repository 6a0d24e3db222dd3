import Catalogue
import Testing

@Suite("Colours")
struct ColorTests {
  @Test(
    "a colour is written as it is read, in upper case",
    arguments: ["#000000", "#165226", "#FFCC00", "#FFFFFF"])
  func roundTrip(text: String) { #expect(RGBColor(text)?.description == text) }

  @Test(
    "anything but # and six hexadecimal digits isn't a colour",
    arguments: ["", "#1652", "165226", "#16522G", "#+16522", "#1652266", "#ÀÀÀ"])
  func rejected(text: String) { #expect(RGBColor(text) == nil) }

  // Figures of the WCAG 2.1 formula, as its published checkers give them.
  @Test(
    "contrast is that of WCAG 2.1",
    arguments: [
      ("#FFFFFF", "#000000", 21.0), ("#FFFFFF", "#FFFFFF", 1.0), ("#777777", "#FFFFFF", 4.48),
      ("#767676", "#FFFFFF", 4.54),
      ("#FFFFFF", "#FFCC00", 1.51), ("#000000", "#FFCC00", 13.89), ("#0000FF", "#FFFFFF", 8.59),
    ])
  func contrast(first: String, second: String, ratio: Double) throws {
    let (first, second) = (try #require(RGBColor(first)), try #require(RGBColor(second)))
    #expect(abs(first.contrast(with: second) - ratio) < 0.006)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  @Test("initials can be read on every background")
  func readable() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let background = RGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let contrast = InitialsColor.readable(on: background).color.contrast(with: background)
          #expect(contrast >= InitialsColor.minimumContrast, "\(background): \(contrast)")
        }
      }
    }
  }
}
