import Catalogue
@testable import CatalogueCompiler
import Diagnostics
import Foundation
import Testing

/// The project's own files.
enum Project {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The code that a catalogue gives, by file name.
  static func code(of catalogue: Catalogue) async throws -> [String: [UInt8]] {
    var templates: [String: SourceText] = [:]
    for language in OutputLanguage.all {
      templates[language.template] = SourceText(
        path: language.template, bytes: try bytes("templates/\(language.template)"))
    }
    let checked = CheckedCatalogue(catalogue)
    let versioned = VersionedCatalogue(checked, baseline: nil, existing: nil, today: catalogue.version.date)
    let files = try await Emitter(templates: templates, categories: checked.categories).emit(versioned)
    return files.reduce(into: [:]) { code, file in
      if case .generated(let name) = file.destination { code[name] = file.bytes }
    }
  }
}

extension CheckedCatalogue {
  /// A catalogue made in a test, with a category for each that its brands name, and never without one.
  init(_ catalogue: Catalogue) {
    let ids = Set(catalogue.brands.map(\.category) + ["grocery"]).sorted()
    self.init(
      schemaVersion: catalogue.schemaVersion, country: catalogue.country,
      categories: ids.map {
        MarketSettings.Category(
          id: Located(value: $0, span: 0..<0), name: $0, minimum: nil, maximum: nil, words: [])
      }, brands: catalogue.brands, tombstones: catalogue.tombstones)
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// Runs an outside program.
enum Program {
  struct Result {
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  static func run(_ command: [String], environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = Project.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    let (output, errors) = (try folder.write("output", []), try folder.write("errors", []))
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Whether a program that the scripts can install is there; if not, the line to run is printed.
  static func isThere(_ name: String) -> Bool {
    guard let result = try? run(["scripts/require", "--check", name]) else { return false }
    if result.status != 0 { print("skipped without \(name): \(result.output)") }
    return result.status == 0
  }
}
