import Foundation
import TestSupport
import Testing

/// The cache as a contributor meets it: a hidden file that can be lost, broken or kept, and never matters.
@Suite("The file that a build keeps for the next one")
struct BuildCacheFileTests {
  private static let cache = "Generated/.build-cache"

  /// A project with a logo that is warned of, which is told in every build.
  private func built() async throws -> Workspace {
    let workspace = try Workspace()
    try workspace.folder.write(
      "catalogue/italy/logos/pam.svg",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path clip-path="url(#a)" fill="#165226" d="M0 0h2v2H0z"/></svg>"##
        .utf8)
    #expect(try await workspace.run("build", "--date", "2026-05-31").errors.contains("warning[W210]"))
    try #require(workspace.folder.bytes(Self.cache) != nil)
    return workspace
  }

  /// What a build tells and writes after something was done to the cache.
  private func rebuilt(_ workspace: Workspace, after change: (inout [UInt8]) -> Void) async throws
    -> [AnyHashable]
  {
    var cache = try #require(workspace.folder.bytes(Self.cache))
    change(&cache)
    try workspace.folder.write(Self.cache, cache)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated/Brands.xcassets")
    let result = try await workspace.run("build", "--date", "2026-05-31")
    return try [result.status, result.output, result.errors, workspace.outputs().mapValues(\.first)]
  }

  @Test("a build reports and writes the same with it, with a broken one and without")
  func broken() async throws {
    let workspace = try await built()
    let expected = try await rebuilt(workspace) { _ in }
    let whole = try #require(workspace.folder.bytes(Self.cache))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<4 {
      #expect(try await rebuilt(workspace) { random.damage(&$0, with: [0, 1, 0xFF]) } == expected)
      #expect(workspace.folder.bytes(Self.cache) == whole, "a broken one is made anew")
    }
    #expect(try await rebuilt(workspace) { $0 = [] } == expected)
  }

  @Test("it isn't touched while entries and logos are the same")
  func untouched() async throws {
    let workspace = try await built()
    func build() async throws {
      try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated/Brands.swift")
      try await workspace.run("build", "--date", "2026-05-31")
    }
    // It says what was released too, and the first build has released something.
    try await build()
    let age = try modification(workspace)
    try workspace.folder.write("templates/none.txt", [])
    try await build()
    #expect(try modification(workspace) == age)
  }

  @Test("logos whose files were changed, deleted or exchanged by hand are written again")
  func damagedOutputs() async throws {
    let workspace = try await built()
    let expected = try workspace.outputs().mapValues(\.first)
    let logo = "Generated/logos/pam.svg"
    for change in [Array("<svg/>".utf8), nil] as [[UInt8]?] {
      if let change {
        try workspace.folder.write(logo, change)
      } else {
        try FileManager.default.removeItem(atPath: "\(workspace.path)/\(logo)")
      }
      try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - Pam Panorama\n")
      try await workspace.run("build", "--date", "2026-05-31")
      #expect(try workspace.outputs().mapValues(\.first) == expected)
    }
  }

  /// Of a large catalogue the cache stays as it is after few changes, and has then what a logo was before.
  @Test(
    "a logo that is again as it was is written again as it was",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func undoneLogo() async throws {
    let workspace = try await built()
    func draw(_ number: Int, _ color: String) throws {
      try workspace.folder.write(
        "catalogue/italy/logos/shop-\(number).svg",
        ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="\##(color)" d="M0 0h2v2H0z"/></svg>"##
          .utf8)
    }
    let beside = """
      logoBackground: "#FFFFFF"
      logoSource: {url: https://www.example.com, licence: PD-textlogo, retrieved: 2026-05-31}
      """
    for number in 100..<420 {
      try draw(number, "#165226")
      let brand = String(
        decoding: try #require(workspace.folder.bytes("catalogue/italy/brands/ali.yaml")), as: UTF8.self)
      try workspace.folder.write(
        "catalogue/italy/brands/shop-\(number).yaml",
        brand.replacing("id: ali", with: "id: shop-\(number)").replacing(
          "name: Alì", with: "name: Shop \(number)"
        )
        .replacing("logo: null", with: "logo: shop-\(number).svg\n\(beside)").utf8)
    }
    func build() async throws -> [UInt8]? {
      #expect(try await workspace.run("build", "--date", "2026-05-31").status == 0)
      return workspace.folder.bytes("Generated/logos/shop-100.svg")
    }
    let before = try await build()
    try draw(101, "#165227")
    _ = try await build()
    let age = try modification(workspace)
    try draw(100, "#FF0000")
    #expect(try await build() != before)
    // The cache still has the logo as it was.
    try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - Pam Panorama\n")
    #expect(try await build() != before)
    try draw(100, "#165226")
    try draw(101, "#165226")
    #expect(try await build() == before)
    #expect(try modification(workspace) == age)
  }

  @Test("what an earlier version of the program kept is deleted")
  func earlier() async throws {
    let workspace = try Workspace()
    try workspace.folder.write("Generated/.logo-cache", [1])
    try await workspace.run("build", "--date", "2026-05-31")
    #expect(workspace.folder.bytes("Generated/.logo-cache") == nil)
  }

  @Test("a check doesn't write one")
  func check() async throws {
    let workspace = try await built()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/\(Self.cache)")
    try await workspace.run("check", "--date", "2026-05-31")
    #expect(workspace.folder.bytes(Self.cache) == nil)
  }

  private func modification(_ workspace: Workspace) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(workspace.path)/\(Self.cache)")[.modificationDate]
      as? Date
  }
}
