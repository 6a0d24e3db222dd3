import Foundation
import TestSupport
import Testing

/// A warning about a picture, from the first finding to the accepted one, with the real commands.
@Suite(
  "A logo that Android can't draw as a vector image",
  .enabled(if: Python.isThere("rsvg-convert"), "run scripts/require rsvg-convert"))
struct AndroidBitmapTests {
  private let workspace: Workspace
  private static let bitmap = "Generated/android/res/drawable-nodpi/brand_pam.png"

  init() throws {
    workspace = try Workspace()
    try workspace.folder.write("catalogue/italy/logos/pam.svg", Array(Self.elliptical("900").utf8))
  }

  /// A stroke with a gradient whose circles are ellipses.
  private static func elliptical(_ color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><defs>\
    <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="1" cy="1" r="1" gradientTransform="scale(1 .5)">\
    <stop stop-color="#036"/><stop offset="1" stop-color="#\(color)"/></radialGradient></defs>\
    <path fill="none" stroke="url(#g)" d="M.5.5h1v1h-1z"/></svg>
    """
  }

  private func run(_ arguments: String, path: String? = nil) async throws -> Program.Result {
    try await workspace.run(
      arguments.split(separator: " ").map(String.init) + ["--date", "2026-05-31"],
      environment: path.map { ["PATH": $0] } ?? [:])
  }

  /// A folder of programs that has all a build needs but the renderer.
  private func programsWithoutRenderer() throws -> String {
    let bin = "\(workspace.path)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let env = try #require(try Program.run(["which", "env"], in: workspace.path).lines.first)
    try FileManager.default.createSymbolicLink(atPath: "\(bin)/env", withDestinationPath: env)
    return bin
  }

  @Test("is found alike on every machine; accepted with a reason it is no finding, and becomes a bitmap")
  func story() async throws {
    let bin = try programsWithoutRenderer()
    let found = try await run("check", path: bin)
    #expect(found.status == 100)
    #expect(found.errors.hasPrefix("catalogue/italy/logos/pam.svg:1:1: warning[W220]: Android can't draw"))
    #expect(try await run("check").errors == found.errors)

    let brand = "catalogue/italy/brands/pam.yaml"
    let text = try #require(workspace.folder.bytes(brand))
    let accepted = "accepted:\n  - rule: W220\n    reason: The glow is the brand's own drawing\n"
    try workspace.folder.write(brand, text + Array(accepted.utf8))
    let checked = try await run("check --verbose", path: bin)
    #expect(checked.status == 0)
    #expect(checked.output.contains("no findings, 1 warning accepted"))
    #expect(checked.errors.contains("accepted[W220]: Android can't draw this logo"))
    #expect(checked.errors.contains("(The glow is the brand's own drawing)"))

    let built = try await run("build")
    #expect(built.status == 0)
    #expect(built.errors == "")
    let image = try #require(workspace.folder.bytes(Self.bitmap))
    // PNG, section 11.2.2: the width and the height are big-endian numbers.
    #expect(Array(image[16..<24]) == [0, 0, 2, 0, 0, 0, 2, 0])
  }

  @Test("isn't drawn without the renderer: nothing is written, unless it was drawn before")
  func noRenderer() async throws {
    let bin = try programsWithoutRenderer()
    let failed = try await run("build", path: bin)
    #expect(failed.status == 1)
    #expect(
      failed.errors.contains(
        "android/res/drawable-nodpi/brand_pam.png has to be drawn by rsvg-convert: install it by scripts/require"
      ))
    #expect(workspace.folder.bytes("Generated/Brands.ts") == nil)

    #expect(try await run("build").status == 0)
    let image = workspace.folder.bytes(Self.bitmap)
    try workspace.edit(brand: "ali", "name: Alì", to: "name: Alì Market")
    #expect(try await run("build", path: bin).status == 0)
    #expect(workspace.folder.bytes(Self.bitmap) == image)

    try workspace.folder.write("catalogue/italy/logos/pam.svg", Array(Self.elliptical("090").utf8))
    #expect(try await run("build", path: bin).status == 1)
    #expect(workspace.folder.bytes(Self.bitmap) == image)
  }
}
