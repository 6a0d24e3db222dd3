import Foundation
import TestSupport
import Testing

/// The tasks for Gradle in docs/APPS.md.
@Suite("The guide's tasks for Gradle")
struct GradleGuideTests {
  private static let names = ["inputs.file", "inputs.dir", "outputs.file", "commandLine"]
  private let kotlin: GradleTask
  private let groovy: String

  init() throws {
    let guide = try Guide()
    kotlin = GradleTask(try guide.block("Gradle: kotlin 0"))
    groovy = try guide.block("Gradle: groovy 0")
  }

  @Test("both get the same instructions", arguments: names)
  func languages(name: String) {
    #expect(!kotlin.texts(of: name).isEmpty)
    #expect(kotlin.texts(of: name) == GradleTask(groovy).texts(of: name))
  }

  @Test("their inputs are what the command line reads, and their output is what it writes")
  func files() throws {
    let app = try AppFolder()
    let command = kotlin.texts(of: "commandLine")
    #expect(try Program.run(command, in: app.path).status == 0)
    let output = try #require(kotlin.texts(of: "outputs.file").first)
    #expect(FileManager.default.fileExists(atPath: "\(app.path)/\(output)"))
    #expect(kotlin.script.contains("srcDir(\"\(output.dropLast("/Brands.kt".count))\")"))
    let folder = try #require(kotlin.texts(of: "inputs.dir").first)
    let templates = try Project.templateNames().map { "\(folder)/\($0)" }
    let read = try Program.run(command + ["--list-files"], in: app.path).lines
    #expect(Set(read) == Set(kotlin.texts(of: "inputs.file") + templates))
  }

  private static let hasGradle = (try? Program.run(["gradle", "--version"]).status) == 0

  @Test(
    "Gradle runs it again when the catalogue or a template changes, and not otherwise",
    .enabled(if: hasGradle, "needs gradle"))
  func gradle() throws {
    let app = try AppFolder()
    try app.folder.write("app/build.gradle", groovy.utf8)
    try app.folder.write("app/settings.gradle", "".utf8)
    #expect(try isRun(in: app))
    #expect(try !isRun(in: app))
    try change("Corner Shop", to: "Corner Store", in: "app/italy.json", of: app)
    #expect(try isRun(in: app))
    try change(
      "A loyalty programme", to: "A programme", in: "brand-catalogue/templates/kotlin/Brand.kt", of: app)
    #expect(try isRun(in: app))
    #expect(try !isRun(in: app))
    let code = try #require(app.folder.bytes("app/build/generated/brands/Brands.kt"))
    #expect(String(decoding: code, as: UTF8.self).contains("Corner Store"))
  }

  /// Runs the task, and tells whether there was anything to do.
  private func isRun(in app: AppFolder) throws -> Bool {
    let result = try Program.run(
      ["gradle", "--offline", "--no-daemon", "--console=plain", "generateBrands"], in: app.path,
      environment: ["GRADLE_USER_HOME": "\(app.folder.path)/gradle"])
    try #require(result.status == 0, "\(result.errors)")
    return !result.lines.contains(":generateBrands UP-TO-DATE") && !result.output.contains("1 up-to-date")
  }

  private func change(_ text: String, to other: String, in file: String, of app: AppFolder) throws {
    let before = String(decoding: try #require(app.folder.bytes(file)), as: UTF8.self)
    try #require(before.contains(text), "\(file)")
    try app.folder.write(file, before.replacing(text, with: other).utf8)
  }
}
