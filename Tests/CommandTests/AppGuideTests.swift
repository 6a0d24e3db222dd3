import Foundation
import TestSupport
import Testing

/// What docs/APPS.md tells to write, written and run.
@Suite("The guide for apps")
struct AppGuideTests {
  @Test("its package is one, and names the plugin and its command as Tests/PluginExample does")
  func package() throws {
    let guide = try Guide()
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", try guide.block("Swift with SwiftPM: swift 0").utf8)
    let result = try Program.run(["swift", "package", "--package-path", folder.path, "dump-package"])
    #expect(result.status == 0, "\(result.errors)")
    let plugin = #".plugin(name: "GenerateBrands", package: "brand-catalogue")"#
    let example = String(decoding: try Project.bytes("Tests/PluginExample/Package.swift"), as: UTF8.self)
    #expect(result.output.contains("GenerateBrands") && example.contains(plugin))
    let command = try guide.block("Swift with SwiftPM: sh 0").split(separator: " ")
    let verb = String(decoding: try Project.bytes("Package.swift"), as: UTF8.self)
    #expect(verb.contains("verb: \"\(command[3])\""))
  }

  @Test("its Swift lines compile and print what they say")
  func swift() throws {
    let (guide, app) = (try Guide(), try AppFolder())
    #expect(try app.run(guide.block("Xcode without packages: sh 0")).status == 0)
    try app.folder.write("app/main.swift", try guide.block("Swift with SwiftPM: swift 1").utf8)
    let compiled = try Program.run(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "main.swift", "App/Brands.swift", "-o",
        "cards",
      ],
      in: app.path)
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(
      try Program.run(["./cards"], in: app.path).lines == [
        "Catalogue 2026-05-31: 2 brands", "GC Grande Caffè", "CS Corner Shop", "grande-caffe no logo",
        #"["Corner Shop"] grocery"#,
        "saved as 2900123004566",
      ])
  }

  @Test("its list for Xcode names the files that the build phase reads, and the phase writes the output")
  func xcode() throws {
    let (guide, app) = (try Guide(), try AppFolder())
    let result = try app.run(guide.block("Xcode without packages: sh 1"))
    #expect((result.status, result.output + result.errors) == (0, ""))
    let list = try String(contentsOfFile: "\(app.path)/brands.xcfilelist", encoding: .utf8)
    let root = "$(SRCROOT)/"
    let names = list.split(separator: "\n").map(String.init)
    #expect(names.allSatisfy { $0.hasPrefix(root) })
    #expect(
      try app.real(names.map { String($0.dropFirst(root.count)) }) == Self.inputs(app, "App/italy.json"))
    #expect(try app.run(guide.block("Xcode without packages: sh 0")).status == 0)
    #expect(FileManager.default.fileExists(atPath: "\(app.path)/App/Brands.swift"))
  }

  @Test(
    "its Kotlin lines compile and print what they say",
    .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Program.isThere("kotlin2") || Project.isCI, "run scripts/require kotlin2"))
  func kotlin() throws {
    let (guide, app) = (try Guide(), try AppFolder())
    let task = GradleTask(try guide.block("Gradle: kotlin 0"))
    let output = try #require(task.texts(of: "outputs.file").first)
    #expect(try Program.run(task.texts(of: "commandLine"), in: app.path).status == 0)
    try app.folder.write("app/Main.kt", try guide.block("Gradle: kotlin 1").utf8)
    let result = try Program.run(["scripts/kotlin-run", "2", "\(app.path)/Main.kt", "\(app.path)/\(output)"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.dropFirst() == ["grande-caffe no logo", "[Corner Shop]", "saved as 2900123004566"])
  }

  @Test(
    "its TypeScript lines compile and print what they say",
    .enabled(
      if: Program.isThere("node") && Program.isThere("typescript") || Project.isCI,
      "run scripts/require node typescript"))
  func typeScript() throws {
    let (guide, app) = (try Guide(), try AppFolder())
    #expect(try app.run(guide.block("TypeScript and React Native: sh 0")).status == 0)
    try app.folder.write("app/src/Cards.ts", try guide.block("TypeScript and React Native: ts 0").utf8)
    try app.folder.write("app/src/Downloaded.ts", try guide.block("TypeScript and React Native: ts 1").utf8)
    let files = ["Cards", "Downloaded", "Brands"].map { "\(app.path)/src/\($0).ts" }
    let result = try Program.run(["scripts/typescript-run"] + files)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines == ["grande-caffe no logo", "1", "saved as 2900123004566 EAN_13"])
  }

  @Test(
    "its new language is written by its template and its line, and the commands that help do",
    .enabled(if: Python.isThere("python"), "run scripts/require python"))
  func newLanguage() async throws {
    let (guide, workspace) = (try Guide(), try Workspace())
    let settings = try #require(workspace.folder.bytes("catalogue/italy/catalogue.yaml"))
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml", settings + (try guide.block("A new language: yaml 0").utf8))
    try workspace.folder.write(
      "templates/brands.py.mustache", try guide.block("A new language: mustache 0").utf8)
    let built = try await workspace.run("build")
    #expect(built.status == 0, "\(built.errors)")
    let result = try Program.run(
      ["python3", "-c", "import brands; print(brands.BRANDS)"], in: "\(workspace.path)/Generated")
    #expect(
      result.output == "{'ali': ('Alì', None, None), 'pam': ('Pam', '#165226', None)}\n", "\(result.errors)")
    let commands = try guide.block("A new language: sh 0")
    let helped = try Program.run(
      ["sh", "-ec", "catalogue() { '\(Workspace.command)' \"$@\"; }\n\(commands)"], in: workspace.path)
    #expect((helped.status, helped.errors) == (0, ""))
    #expect(helped.output.contains("brandCount\nbrands, a list of\n") && helped.output.contains(#""Alì""#))
  }

  /// What a published catalogue is read with.
  private static func inputs(_ app: AppFolder, _ catalogue: String) throws -> [String] {
    let folder = "../brand-catalogue"
    return app.real(
      [catalogue, "\(folder)/schemas/brands/brand.schema.json", "\(folder)/schemas/brands/kind.yaml"]
        + (try Project.templateNames()).map { "\(folder)/templates/\($0)" })
  }
}
