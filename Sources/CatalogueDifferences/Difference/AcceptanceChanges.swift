package import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The warnings that the source files of two catalogues accept, compared. What is published has nothing of them.
public struct AcceptanceChanges: Sendable {
  /// A warning that a file accepts.
  struct AcceptedWarning: Hashable, Sendable {
    /// The file's name with its folder, such as `brands/coin.yaml`, or `catalogue.yaml`.
    let file: String
    let rule: String
    let reason: String

    /// Its words in a report.
    var phrase: Phrase { "\(code: file) accepts \(code: rule): \(prose: reason)" }

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("file", file)
        writer.member("rule", rule)
        writer.member("reason", reason)
      }
    }
  }

  /// Those that only the newer files accept, by file.
  let added: [AcceptedWarning]
  /// Those that only the older files accept, by file.
  let removed: [AcceptedWarning]

  package init(from old: ParsedSources, to new: ParsedSources) {
    let (before, after) = (Self.all(of: old), Self.all(of: new))
    let (known, left) = (Set(before), Set(after))
    added = after.filter { !known.contains($0) }
    removed = before.filter { !left.contains($0) }
  }

  private static func all(of sources: ParsedSources) -> [AcceptedWarning] {
    func warnings(_ accepted: [Acceptance], of file: String) -> [AcceptedWarning] {
      accepted.map { AcceptedWarning(file: file, rule: $0.rule.value, reason: $0.reason) }
    }
    let settings = sources.settings
    let entries = sources.brands.flatMap { brand in
      let path = brand.source.path
      let folder = String(path.folderPrefix.dropLast()).fileName
      return warnings(brand.acceptances, of: "\(folder)/\(path.fileName)")
    }
    return entries + warnings(settings.acceptances, of: settings.source.path.fileName)
  }
}
