package import CatalogueSources

/// An option of an output that decides something only where the template asks for it.
package enum TemplateOption: String, CaseIterable {
  case importsLibrary
  case `internal`

  /// The same option of `catalogue generate`.
  package var flag: String {
    switch self {
    case .importsLibrary: "--import-library"
    case .internal: "--internal"
    }
  }

  /// The name by which templates ask for it.
  private var name: String {
    switch self {
    case .importsLibrary: "importsLibrary"
    case .internal: "access"
    }
  }

  private func isSet(in language: OutputLanguage) -> Bool {
    switch self {
    case .importsLibrary: language.importsLibrary
    case .internal: language.isInternal
    }
  }

  /// The options that are set, and change nothing of what the template writes.
  package static func unused(by template: TemplateCheck, of language: OutputLanguage) -> [Self] {
    // A template with findings wasn't read to its end, perhaps.
    guard template.findings.isEmpty else { return [] }
    return allCases.filter { $0.isSet(in: language) && !template.names.contains($0.name) }
  }

  /// What is wrong with setting it for the template of that name.
  /// - Parameter option: what the option is called where it is set.
  package func message(_ template: String, named option: String) -> String {
    "\(template) has nothing that \(option) changes"
  }
}
