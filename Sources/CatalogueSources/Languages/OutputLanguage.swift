/// A file that the catalogue is written to: its template, and how its language writes literals and names.
package struct OutputLanguage: Sendable {
  /// The template's file name.
  package let template: String
  package var literals: LiteralStyle
  package let identifiers: IdentifierStyle
  /// Whether the code uses the types of the library `Catalogue`, instead of declaring them.
  package var importsLibrary = false
  /// Whether the code is internal to its module: a compiler then leaves out what the module doesn't use.
  package var isInternal = false

  private static let ending = ".mustache"

  /// The language of a template, by the extension before `.mustache`; JSON's for an unknown one.
  package init(template: String) {
    self.template = template
    switch template.split(separator: ".").dropLast().last {
    case "swift": (literals, identifiers) = (.swift, .swift)
    case "kt": (literals, identifiers) = (.kotlin, .kotlin)
    case "ts": (literals, identifiers) = (.typeScript, .lowerCamelCase)
    default: (literals, identifiers) = (.json, .lowerCamelCase)
    }
  }

  /// The generated file's name.
  package var file: String {
    template.hasSuffix(Self.ending) ? String(template.dropLast(Self.ending.count)) : template
  }

  /// The outputs where `catalogue.yaml` names none.
  static let standard = ["Brands.kt", "Brands.swift", "Brands.ts"].map {
    OutputLanguage(template: $0 + ending)
  }
}
