package import CatalogueSources
internal import Diagnostics

/// Looks for files in the logo folder. Its lists come sorted, so that a search in them costs a check less than a table would.
package struct LogoFolder: Sendable {
  /// The names, sorted.
  private let files: [String]
  /// The drawings, by name.
  private let logos: [LogoDrawing]

  /// - Parameters:
  ///   - paths: those of all files.
  ///   - logos: the drawings among them, where they were read.
  package init(_ paths: [String], _ logos: [LogoDrawing] = []) {
    files = paths.map(\.fileName).sorted()
    self.logos = logos.sorted { $0.fileName < $1.fileName }
  }

  /// The drawing of that name; `nil` where there is none.
  subscript(name: String) -> LogoDrawing? { logos.elements(named: name, by: \.fileName).first }

  func contains(_ logo: String) -> Bool { !files.elements(named: logo, by: \.self).isEmpty }

  /// What to do about a logo that isn't there.
  /// - Parameters:
  ///   - id: that of the entry, after which its logo is named.
  ///   - field: the field that names it.
  ///   - others: the fields of the entry that only one with a logo has.
  func hint(for logo: String, of id: String, in field: String, beside others: [String]) -> String {
    let (own, candidate) = ("\(id).svg", candidate(for: logo))
    if let candidate, Self.stem(candidate.file).lowercased() == id.lowercased() { return candidate.advice }
    // Another entry's logo would be the next mistake.
    if contains(own) { return "write \(field): \(own)" }
    let deletion = others.isEmpty ? "" : " and delete \(others.joined(separator: " and "))"
    let nothing = "\(field): null\(deletion)"
    return "add \(logo == own ? "the file" : "\(own) and write \(field): \(own)"), or write \(nothing)"
  }

  /// The file that was probably meant, and what to do with it.
  package func candidate(for logo: String) -> (file: String, advice: String)? {
    if let file = files.first(where: { $0.lowercased() == logo.lowercased() }) {
      return (file, "the logo folder has \(file) (upper and lower case count)")
    }
    let stem = Self.stem(logo).lowercased() + "."
    if let file = files.first(where: { $0.lowercased().hasPrefix(stem) }) {
      return (file, "the logo folder has \(file) (convert to SVG)")
    }
    return NearestName.of(logo, in: files).map { ($0, "did you mean \"\($0)\"?") }
  }

  package static func stem(_ name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }
}
