/// A language that the catalogue is written in: its template, and how it writes literals and names.
struct OutputLanguage: Sendable {
  /// The template's file name.
  let template: String
  /// The generated file's name.
  let file: String
  let literals: LiteralStyle
  let identifiers: IdentifierStyle

  /// Every language, in the order of their files.
  static let all: [OutputLanguage] = [kotlin, swift]

  static let swift = OutputLanguage(
    template: "Brands.swift.mustache", file: "Brands.swift", literals: .swift,
    identifiers: IdentifierStyle(
      keywords: [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case",
        "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil",
        "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias",
        "var", "where", "while",
      ], cases: .lowerCamelCase))

  static let kotlin = OutputLanguage(
    template: "Brands.kt.mustache", file: "Brands.kt", literals: .kotlin,
    identifiers: IdentifierStyle(
      keywords: [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface",
        "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
        "var",
        "when", "while",
      ], cases: .upperSnakeCase))
}
