import Foundation
import TestSupport
import Testing

/// A copy of Tests/PluginExample that may be changed.
struct ExamplePackage {
  private static let name = "PluginExample"
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/\(Self.name)" }
  /// Kept from run to run: what the package depends on needn't be built again.
  private let scratch = Project.root.appendingPathComponent(".build/plugin-example").path

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Project.root.appendingPathComponent("Tests/\(Self.name)").path, toPath: path)
    try replace("\"../..\"", by: "\"\(Project.root.path)\"", in: "Package.swift")
  }

  func build() throws { try swift("build", "--quiet") }

  /// Runs a command of the package manager, which has to succeed.
  func swift(_ command: String, _ arguments: String...) throws {
    let result = try Program.run(
      ["swift", command, "--package-path", path, "--scratch-path", scratch] + arguments)
    try #require(result.status == 0, "\(result.output.suffix(2000))\(result.errors.suffix(2000))")
  }

  /// Runs an app, and returns what it prints.
  func run(_ app: String) throws -> [String] {
    let result = try Program.run(["\(scratch)/debug/\(app)"])
    try #require(result.status == 0, "\(result.errors)")
    return result.lines
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func replace(_ text: String, by other: String, in file: String) throws {
    let changed = try self.text(file).replacingOccurrences(of: text, with: other)
    try folder.write("\(Self.name)/\(file)", changed.utf8)
  }

  /// When each generated file was written.
  func generated() throws -> [String: Date] {
    let outputs = "\(scratch)/plugins/outputs"
    let files = try FileManager.default.subpathsOfDirectory(atPath: outputs).filter { $0.hasSuffix(".swift") }
    return try files.reduce(into: [:]) { times, file in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(outputs)/\(file)")
      times[file] = attributes[.modificationDate] as? Date
    }
  }
}
