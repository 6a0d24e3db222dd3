internal import CatalogueSources
internal import Diagnostics

/// Looks for files in the logo folder.
package struct LogoFolder: Sendable {
  private let files: [String]
  private let known: Set<String>

  package init(_ paths: [String]) {
    files = paths.map(\.fileName).sorted()
    known = Set(files)
  }

  func contains(_ logo: String) -> Bool { known.contains(logo) }

  /// What to do about a logo that isn't there.
  /// - Parameters:
  ///   - field: the field that names it.
  ///   - background: the field that only an entry with a logo has; `nil` where the entry hasn't got it.
  func hint(for logo: String, in field: String, beside background: String?) -> String {
    let nothing = "\(field): null" + (background.map { " and delete \($0)" } ?? "")
    return candidate(for: logo)?.advice ?? "add the file, or write \(nothing)"
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
