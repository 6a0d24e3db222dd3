import Foundation
import TestSupport
import Testing

/// Tests/PluginExample, a package as app developers write it, built and run as they would, but for where it lies. It
/// takes long: a package builds all that it depends on anew.
@Suite(
  "The plugins in a package that depends on this one",
  .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct PluginExampleTests {
  @Test("its targets have the code of their catalogues, and anew when one changes")
  func plugins() throws {
    let example = try ExamplePackage()
    try example.build()
    #expect(try example.run("WatchApp").first == "Catalogue 2026-05-31 of 2 brands")
    #expect(
      try example.run("WatchApp").last == "2900123004567 is error because check digit is 7, should be 6")
    #expect(try example.run("ShopApp") == ["Alì, Pam", "Supermercati"])

    let generated = try example.generated()
    try example.build()
    #expect(try example.generated() == generated, "nothing has changed, and it was written anew")

    try example.replace("Corner Shop", by: "Corner Store", in: "Sources/WatchApp/italy.json")
    try example.build()
    #expect(try example.run("WatchApp").contains { $0.hasSuffix("Corner Store") })

    // Last, as the file would be compiled beside the plugin's.
    try example.swift(
      "package", "--allow-writing-to-package-directory", "generate-brands", "--target", "WatchApp")
    #expect(try example.text("Sources/WatchApp/Brands.swift").contains("Corner Store"))
  }
}
