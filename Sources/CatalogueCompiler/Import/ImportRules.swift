internal import Diagnostics

/// What an import tells: it works on a catalogue that somebody wrote by hand, before there are brand files.
extension Rule {
  static let importedValue = Rule(
    "E601", .error, "What an imported catalogue says finds its place in the brand files.",
    example:
      #"old.json:12:15: error[E601]: logo "coin.png" is no SVG file; the brand is imported without it"#,
    sources: { _ in [] })  // Reported by the import.

  static let importRepair = Rule(
    "W601", .warning, "What an import mends, because there is one right way to, is worth a look.",
    example:
      #"old.json:8:17: warning[W601]: alias "Market" also belongs to carrefour; it is a keyword of both now"#,
    sources: { _ in [] })  // Reported with the rule above.
}
