import Foundation
import TestSupport
import Testing

@Suite("The logos that catalogue build writes")
struct LogoFilesTests {
  @Test("every platform has a brand's logo")
  func platforms() throws {
    let workspace = try Workspace(market: "catalogue/italy")
    try workspace.run("build")
    for name in [
      "logos/esselunga.svg", "Brands.xcassets/Contents.json",
      "Brands.xcassets/esselunga.imageset/esselunga.svg",
      "Brands.xcassets/esselunga.imageset/Contents.json", "android/res/drawable/brand_esselunga.xml",
    ] {
      #expect(workspace.folder.bytes("Generated/\(name)")?.isEmpty == false, "\(name)")
    }
  }

  @Test("a logo that changes is written again; one that goes is deleted, and no file of anybody else's")
  func stale() throws {
    let workspace = try Workspace(market: "catalogue/italy")
    try workspace.run("build")
    try workspace.folder.write("Generated/logos/mine.svg", "mine".utf8)
    let before = workspace.folder.bytes("Generated/logos/adidas.svg")
    try FileManager.default.removeItem(atPath: "\(workspace.path)/catalogue/italy/logos/adidas.svg")
    try FileManager.default.copyItem(
      atPath: "\(workspace.path)/catalogue/italy/logos/ao.svg",
      toPath: "\(workspace.path)/catalogue/italy/logos/adidas.svg")
    try workspace.run("build")
    #expect(workspace.folder.bytes("Generated/logos/adidas.svg") != before)
    let text = try workspace.brand("ao")
    let kept = text.split(separator: "\n").filter { !$0.hasPrefix("logo") }.joined(separator: "\n")
    try workspace.write(brand: "ao", kept + "\nlogo: null\n")
    try FileManager.default.removeItem(atPath: "\(workspace.path)/catalogue/italy/logos/ao.svg")
    try workspace.run("build")
    #expect(workspace.folder.bytes("Generated/logos/ao.svg") == nil)
    #expect(workspace.folder.bytes("Generated/android/res/drawable/brand_ao.xml") == nil)
    #expect(workspace.folder.bytes("Generated/logos/mine.svg") == Array("mine".utf8))
  }
}
