/// A language that the catalogue is written in: its template, and how it writes literals and names.
struct OutputLanguage: Sendable {
  /// The template's file name.
  let template: String
  /// The generated file's name.
  let file: String
  let literals: LiteralStyle
  let identifiers: IdentifierStyle

  /// Every language, in the order of their files.
  static let all: [OutputLanguage] = [
    OutputLanguage(
      template: "Brands.kt.mustache", file: "Brands.kt", literals: .kotlin, identifiers: .kotlin),
    OutputLanguage(
      template: "Brands.swift.mustache", file: "Brands.swift", literals: .swift, identifiers: .swift),
  ]
}
