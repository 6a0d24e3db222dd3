internal import StrictJSON

/// What a published catalogue has and no source: a build reckons it anew.
enum ReleaseFields {
  /// The other members of a catalogue's header.
  static func dropped(from catalogue: ImportedCatalogue, _ log: inout ImportLog) -> [LocatedObject.Member] {
    for member in catalogue.header where ["version", "revision"].contains(member.key) {
      log.repaired(
        "\(member.key) is kept in no brand file; a build counts on from it where this file is its --baseline",
        at: member.keySpan)
    }
    let count = catalogue.header.first { $0.key == "brandCount" }?.value
    if let count, count.integer != Int64(catalogue.brands.count) {
      log.left(
        "brandCount isn't the number of brands, which is \(catalogue.brands.count)", at: count.span,
        fix: "see whether brands are missing")
    }
    return catalogue.header.filter { !["version", "revision", "brandCount"].contains($0.key) }
  }
}
