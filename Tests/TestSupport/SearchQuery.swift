import Foundation

/// What somebody types, and the brand that has to be among the first three: a line of
/// `Tests/Fixtures/search/queries.tsv`, whose README.md says more.
public struct SearchQuery: Equatable, Sendable, CustomStringConvertible {
  /// What kind of query it is.
  public let kind: String
  /// What is typed.
  public let text: String
  /// The id of the brand that is meant.
  public let brand: String

  /// A query.
  public init(kind: String, text: String, brand: String) {
    self.kind = kind
    self.text = text
    self.brand = brand
  }

  /// Where the queries and their catalogue are.
  public static let folder = "Tests/Fixtures/search"

  /// All queries.
  public static func all() throws -> [SearchQuery] {
    try String(decoding: Project.bytes("\(folder)/queries.tsv"), as: UTF8.self).split(separator: "\n")
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 3 else { throw CocoaError(.fileReadCorruptFile) }
        return SearchQuery(kind: fields[0], text: fields[1], brand: fields[2])
      }
  }

  /// The line of the file.
  public var description: String { "\(kind)\t\(text)\t\(brand)" }
}
