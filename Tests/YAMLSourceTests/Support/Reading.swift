import Diagnostics
import Foundation
import StrictJSON
import Testing
import TestSupport
import YAMLSource

/// A text and the reader's result, with positions as `line:column`.
struct Reading {
  let source: SourceText
  let document: YAMLReader.Document

  init(_ bytes: [UInt8], limits: YAMLReader.Limits = .init()) {
    source = SourceText(path: "test.yaml", bytes: bytes)
    document = YAMLReader.read(source, limits: limits)
  }

  init(_ text: String, limits: YAMLReader.Limits = .init()) { self.init(Array(text.utf8), limits: limits) }

  /// Each problem as `line:column message`.
  var problems: [String] {
    document.problems.map { "\(position(of: $0.span)) \($0.message)" }
  }

  /// The position of a range as `line:column`.
  func position(of span: Range<Int>) -> String {
    let location = source.location(span)
    return "\(location.line):\(location.column)"
  }

  /// The text of a range.
  func written(at span: Range<Int>) -> String { source.text(span) }

  /// The value of a file without problems.
  func value() throws -> LocatedValue {
    try #require(problems.isEmpty)
    return try #require(document.value)
  }

  /// The value under a key of the file's mapping.
  func value(of key: String) throws -> LocatedValue { try #require(try value().object?[key]) }
}

extension LocatedValue {
  /// The value and everything in it.
  var tree: [LocatedValue] {
    switch content {
    case .array(let elements): [self] + elements.flatMap(\.tree)
    case .object(let object): [self] + object.members.flatMap(\.value.tree)
    default: [self]
    }
  }

  /// The spans of all values and keys.
  var spans: [Range<Int>] {
    tree.flatMap { value in [value.span] + (value.object?.members.map(\.keySpan) ?? []) }
  }

  /// The literal of a number, `nil` for anything else.
  var literal: String? {
    if case .number(let number) = content { number.literal } else { nil }
  }
}

/// The catalogue's own source files, which the tests read as they are.
enum BrandFiles {
  /// All brand files of Italy and the market's settings, by path.
  static func all() throws -> [(path: String, bytes: [UInt8])] {
    let market = "catalogue/italy"
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/\(market)/brands")
    let brands = names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(market)/brands/\($0)" }
    return try (brands + ["\(market)/catalogue.yaml"]).map { ($0, try Project.bytes($0)) }
  }
}
