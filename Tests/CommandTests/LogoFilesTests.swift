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
    try removeLogo(of: "ao", workspace)
    try workspace.run("build")
    #expect(workspace.folder.bytes("Generated/logos/ao.svg") == nil)
    #expect(workspace.folder.bytes("Generated/android/res/drawable/brand_ao.xml") == nil)
    #expect(workspace.folder.bytes("Generated/logos/mine.svg") == Array("mine".utf8))
  }

  @Test("a logo that goes takes its folder with it, unless there is something else in it")
  func emptyFolders() throws {
    let workspace = try Workspace(market: "catalogue/italy")
    try workspace.run("build")
    let folders = "\(workspace.path)/Generated/Brands.xcassets"
    try workspace.folder.write("Generated/Brands.xcassets/adidas.imageset/mine.txt", "mine".utf8)
    try FileManager.default.createDirectory(
      atPath: "\(folders)/mine.imageset", withIntermediateDirectories: false)
    for id in ["adidas", "ao"] { try removeLogo(of: id, workspace) }
    try workspace.run("build")
    let left = try FileManager.default.contentsOfDirectory(atPath: folders)
    #expect(!left.contains("ao.imageset"))
    #expect(left.contains("mine.imageset"), "an empty folder of somebody else's")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folders)/adidas.imageset") == ["mine.txt"])
  }

  @Test("the last logo that goes takes every folder of logos with it, and leaves the one for generated files")
  func lastLogo() throws {
    let workspace = try Workspace()
    try workspace.run("build")
    try removeLogo(of: "pam", workspace)
    try workspace.run("build")
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(workspace.path)/Generated")
    #expect(left.filter { !$0.hasPrefix(".") }.sorted() == ["Brands.kt", "Brands.swift", "Brands.ts"])
  }

  @Test("a list of files that leads out of the folder deletes nothing there")
  func listThatLeadsOut() throws {
    let workspace = try Workspace()
    try workspace.run("build")
    try workspace.folder.write("mine.txt", "mine".utf8)
    try workspace.folder.write("Generated/.generated-files", "../mine.txt\nlogos/../../mine.txt".utf8)
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    try workspace.run("build")
    #expect(workspace.folder.bytes("mine.txt") == Array("mine".utf8))
  }

  private func removeLogo(of id: String, _ workspace: Workspace) throws {
    let lines = try workspace.brand(id).split(separator: "\n").filter { !$0.hasPrefix("logo") }
    try workspace.write(brand: id, lines.joined(separator: "\n") + "\nlogo: null\n")
    try FileManager.default.removeItem(atPath: "\(workspace.path)/catalogue/italy/logos/\(id).svg")
  }
}
