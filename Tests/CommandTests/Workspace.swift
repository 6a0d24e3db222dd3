import CatalogueCommand
import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A project folder as a contributor has it, with a market of two brands and no other kind, in which the real command is run.
struct Workspace {
  let folder: TemporaryFolder

  var path: String { folder.path }

  /// The files that a build writes.
  static let outputs = [
    "catalogue/italy.json", "Generated/Brands.kt", "Generated/Brands.swift", "Generated/Brands.ts",
  ]

  /// A folder that is filled already, or will be.
  init(folder: TemporaryFolder) { self.folder = folder }

  /// - Parameter market: the market's folder within the project.
  init(market: String = "Tests/Fixtures/market") throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.path)/catalogue", withIntermediateDirectories: true)
    for (from, name) in [(market, "catalogue/italy"), ("schemas", "schemas"), ("templates", "templates")] {
      try files.copyItem(
        atPath: Project.root.appendingPathComponent(from).path, toPath: "\(folder.path)/\(name)")
    }
    let schemas = "\(folder.path)/schemas"
    for name in try files.contentsOfDirectory(atPath: schemas) where !name.contains(".") && name != "brands" {
      try files.removeItem(atPath: "\(schemas)/\(name)")
    }
    // In the project they are links to the libraries' sources.
    for (name, library) in [("swift", "Catalogue"), ("calendar-dates", "CalendarDates")] {
      try files.removeItem(atPath: "\(folder.path)/templates/\(name)")
      try files.copyItem(
        atPath: Project.root.appendingPathComponent("Sources/\(library)").path,
        toPath: "\(folder.path)/templates/\(name)")
    }
  }

  /// Runs the command within this process.
  @discardableResult
  func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Program.Result {
    try await run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Program.Result {
    // The folder goes when nothing refers to it any more.
    defer { withExtendedLifetime(folder) {} }
    return try await CommandRun.run(
      CatalogueProgram.run, arguments, in: path, environment: environment)
  }

  /// Runs the command in a folder, the project's unless another is named.
  static func run(
    _ arguments: [String], in folder: String = Project.root.path
  ) async throws -> Program.Result {
    try await CommandRun.run(CatalogueProgram.run, arguments, in: folder)
  }

  /// Starts the program.
  @discardableResult
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Program.Result {
    try withExtendedLifetime(folder) {
      try Program.run([Self.command] + arguments, in: path, environment: environment)
    }
  }

  func brand(_ id: String) throws -> String {
    try String(contentsOfFile: "\(path)/catalogue/italy/brands/\(id).yaml", encoding: .utf8)
  }

  func write(brand id: String, _ text: String) throws {
    try folder.write("catalogue/italy/brands/\(id).yaml", text.utf8)
  }

  /// Changes one text of a file that has it.
  func edit(_ path: String, _ text: String, to other: String) throws {
    let content = String(decoding: folder.bytes(path) ?? [], as: UTF8.self)
    try #require(content.contains(text))
    try folder.write(path, content.replacing(text, with: other).utf8)
  }

  /// Changes one text of the brands' schema.
  func edit(schema text: String, to other: String) throws {
    try edit("schemas/brands/brand.schema.json", text, to: other)
  }

  /// Changes one text in a brand file.
  func edit(brand id: String, _ text: String, to other: String) throws {
    try write(brand: id, try brand(id).replacingOccurrences(of: text, with: other))
  }

  /// The bytes and the time of change of every file but the sources and hidden ones.
  func outputs() throws -> [String: [AnyHashable]] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { !$0.hasPrefix("catalogue/italy/") && !$0.contains("/.") }.reduce(into: [:]) {
      outputs, name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      guard attributes[.type] as? FileAttributeType == .typeRegular else { return }
      outputs[name] = [folder.bytes(name) ?? [], attributes[.modificationDate] as? Date]
    }
  }

  /// The command.
  static let command = Program.built("catalogue")
}
