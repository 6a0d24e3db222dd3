import Foundation
import TestSupport
import Testing

/// What docs/UPDATES.md tells to write.
@Suite("The guide for updates")
struct UpdatesGuideTests {
  private let guide: Guide
  private let folder: TemporaryFolder

  init() throws {
    guide = try Guide("docs/UPDATES.md")
    folder = try TemporaryFolder()
  }

  @Test("its package is one, and names products that there are")
  func package() throws {
    try folder.write("Package.swift", try guide.block("The package: swift 0").utf8)
    let result = try Program.run(["swift", "package", "--package-path", folder.path, "dump-package"])
    #expect(result.status == 0, "\(result.errors)")
    let own = String(decoding: try Project.bytes("Package.swift"), as: UTF8.self)
    for product in try guide.block("The package: swift 0").matches(of: /\.product\((name: "\w+")/) {
      #expect(own.contains(".library(\(product.1), targets:"))
    }
  }

  @Test(
    "its Swift files compile, and import nothing but products", arguments: ["The store", "A test server"])
  func swift(heading: String) throws {
    let file = try folder.write("App.swift", try guide.block("\(heading): swift 0").utf8)
    let modules =
      URL(fileURLWithPath: Program.built("catalogue")).deletingLastPathComponent().path + "/Modules"
    let result = try Program.run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature",
        "MemberImportVisibility", "-I", modules, "-I", "Sources/CCurl", "-parse-as-library", file,
      ])
    #expect(result.status == 0, "\(result.errors)")
  }
}
