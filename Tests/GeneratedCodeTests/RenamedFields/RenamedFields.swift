import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The market of the fixtures with other names for all fields of brands but the id: in its schema, in its brand files,
/// and in `kind.yaml`. No other file of the project is changed for them.
struct RenamedFields {
  /// The other names.
  static let names = [
    "name": "title", "category": "section", "color": "tint", "logo": "mark", "logoUrl": "markAddress",
    "logoSha256": "markDigest", "logoLength": "markBytes", "logoBackground": "markTile", "barcode": "card",
    "sources": "facts", "aliases": "otherNames", "keywords": "searchWords", "programmes": "schemes",
    "initials": "letters", "initialsColor": "lettersInk", "initialsBackground": "lettersTile",
    "rank": "place", "wikidata": "item", "nsi": "suggestion", "simpleIcons": "icon", "group": "owner",
    "regions": "areas", "status": "state", "replacedBy": "heir", "since": "firstDay", "endedOn": "lastDay",
    "distinctFrom": "unlike",
  ]

  /// What is added to the file of the brand Pam, so that it has most fields.
  static let lines = """
    keywords: [spesa]
    programmes: [{name: Carta Più, kind: points}]
    rank: 1
    since: 1958-01-01
    group: ali

    """

  /// The sources with the usual names.
  let usual: SourceFiles
  /// The same with the other ones.
  let renamed: SourceFiles

  init() throws {
    var files = try BuiltMarket.sources("Tests/Fixtures/market")
    files.brands = files.brands.map { brand in
      guard brand.path.hasSuffix("/pam.yaml") else { return brand }
      return SourceText(path: brand.path, bytes: brand.bytes + Array(Self.lines.utf8))
    }
    usual = files
    files.brands = files.brands.map { Self.changed($0, Self.renamingLines) }
    files.schemas.kind.schemas[0] = Self.changed(files.schemas.kind.schemas[0], Self.renamingSchema)
    files.schemas.kind.configuration = Self.changed(files.schemas.kind.configuration) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let parts = line.components(separatedBy: ": ")
        return parts.count == 2 ? "\(parts[0]): \(Self.names[parts[1]] ?? parts[1])" : String(line)
      }.joined(separator: "\n")
    }
    // Those of this kind alone know names of its fields.
    for name in files.templates.keys where name.hasSuffix(".json.mustache") {
      files.templates[name] = files.templates[name].map { Self.changed($0, Self.renamingTemplate) }
    }
    renamed = files
  }

  private static func changed(_ file: SourceText, _ change: (String) -> String) -> SourceText {
    SourceText(path: file.path, bytes: Array(change(String(decoding: file.bytes, as: UTF8.self)).utf8))
  }

  /// A template that asks for the other names.
  private static func renamingTemplate(_ text: String) -> String {
    names.reduce(text) { text, name in
      ["{{", "{{#", "{{^", "{{/"].reduce(text) {
        $0.replacing("\($1)\(name.key)}}", with: "\($1)\(name.value)}}")
      }
    }
  }

  /// A brand file whose fields have the other names.
  static func renamingLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let colon = line.firstIndex(of: ":"), let name = names[String(line[..<colon])] else {
        return String(line)
      }
      return name + line[colon...]
    }.joined(separator: "\n")
  }

  /// The entry schema with the other names: also where it requires fields, and in its examples. Definitions, and the
  /// values of annotations, have words of the same spelling.
  private static func renamingSchema(_ text: String) -> String {
    let parts = text.components(separatedBy: "\"$defs\": {")
    let head = parts[0].split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.contains("x-search") || line.contains("x-type") { return String(line) }
      return names.reduce(String(line)) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
    }
    return ([head.joined(separator: "\n")] + parts.dropFirst()).joined(separator: "\"$defs\": {")
  }

  /// A published catalogue whose brands have the other names. Tombstones have the same fields in all catalogues.
  static func renamingCatalogue(_ text: String) -> String {
    let parts = text.components(separatedBy: "\n  \"tombstones\": ")
    let brands = names.reduce(parts[0]) {
      $0.replacing("\n      \"\($1.key)\":", with: "\n      \"\($1.value)\":")
    }
    return ([brands] + parts.dropFirst()).joined(separator: "\n  \"tombstones\": ")
  }

  /// The files that a build of sources writes.
  static func files(of sources: SourceFiles) async throws -> [EmittedFile] {
    let result = try await AddedFields.pipeline().build(sources)
    return try #require(result.files, "\(result.diagnostics.map(\.message))")
  }

  /// The code, by file name.
  func code() async throws -> [String: [UInt8]] {
    try await Self.files(of: renamed).reduce(into: [:]) { code, file in
      if case .generated(let name) = file.destination { code[name] = file.bytes }
    }
  }

  /// The catalogue of sources.
  static func catalogue(of sources: SourceFiles) async throws -> [UInt8] {
    try #require(try await files(of: sources).first { $0.destination == .catalogue }?.bytes)
  }
}
