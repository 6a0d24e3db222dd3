import Foundation
import Testing

@testable import SVGNormalizer

@Suite("Descriptions for Xcode's asset catalogue")
struct AssetCatalogueTests {
  private func object(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("the catalogue names its author")
  func catalogue() throws {
    let expected: NSDictionary = ["info": ["author": "xcode", "version": 1]]
    #expect(try object(AssetCatalogue.contents) == expected)
  }

  @Test("an image set keeps the drawing, in its own colours, for every device")
  func imageSet() throws {
    let slug = try #require(LogoSlug("bottega-verde"))
    let expected: NSDictionary = [
      "images": [["filename": "bottega-verde.svg", "idiom": "universal"]],
      "info": ["author": "xcode", "version": 1],
      "properties": ["preserves-vector-representation": true, "template-rendering-intent": "original"],
    ]
    #expect(try object(AssetCatalogue.imageSetContents(for: slug)) == expected)
  }

  @Test("both end with a line feed")
  func lines() throws {
    let slug = try #require(LogoSlug("pam"))
    #expect(AssetCatalogue.contents.hasSuffix("}\n"))
    #expect(AssetCatalogue.imageSetContents(for: slug).hasSuffix("}\n"))
  }
}
