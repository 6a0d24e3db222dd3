internal import ArgumentParser
internal import BundlePublisher
internal import Catalogue
internal import FileAccess
internal import Foundation

/// What allows a catalogue that isn't above the published one.
struct ReplacementOptions: ParsableArguments {
  private static let longestReason = 500
  private static let longestCatalogue = 256 << 20

  @Option(
    help: ArgumentHelp(
      "The published version, which the new one needn't be above: it is dated wrong, or was signed with stolen keys. "
        + "Written as it is printed: 2026-11-21, or \"2026-11-21 revision 2\".",
      valueName: "version"),
    transform: Self.version)
  var replaces: CatalogueVersion?
  @Option(
    help: ArgumentHelp("With --replaces: why. Everybody can read it in the metadata.", valueName: "text"))
  var reason: String?
  @Option(
    help: ArgumentHelp(
      "With --replaces: the catalogue of the last good release. The new one must be above it, or be that one, and keep all "
        + "its ids.",
      valueName: "file"), transform: GivenPath.checked)
  var baseline: String?

  var isGiven: Bool { replaces != nil || reason != nil || baseline != nil }

  func validate() throws {
    guard isGiven else { return }
    guard replaces != nil, let reason, baseline != nil else {
      throw ValidationError("--replaces, --reason and --baseline belong together: give all three.")
    }
    let isPlain = reason.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isPlain, (1...Self.longestReason).contains(reason.count),
      reason.contains(where: { !$0.isWhitespace })
    else {
      throw ValidationError("--reason: expected one line of at most \(Self.longestReason) characters.")
    }
  }

  /// The replacement; `nil` when none is given.
  func replacement() throws -> Replacement? {
    guard let replaces, let reason, let baseline else { return nil }
    let bytes = try FileBytes.read(baseline, limit: Self.longestCatalogue)
    do {
      return Replacement(of: replaces, reason: reason, baseline: try CatalogueOutline(decoding: bytes))
    } catch {
      throw FileError("\(baseline) isn't a published catalogue: \(error)")
    }
  }

  /// Reads a version as it is printed.
  private static func version(_ text: String) throws -> CatalogueVersion {
    let parts = text.components(separatedBy: " revision ")
    guard let date = parts.first.flatMap(CalendarDate.init),
      let revision = parts.count == 1 ? 1 : Int(parts[1])
    else { throw Self.notAVersion(text) }
    let version = CatalogueVersion(date: date, revision: revision)
    guard version.description == text, revision > 0 else { throw Self.notAVersion(text) }
    return version
  }

  private static func notAVersion(_ text: String) -> ValidationError {
    ValidationError("\"\(text)\" isn't a version: expected 2026-11-21, or \"2026-11-21 revision 2\".")
  }
}
