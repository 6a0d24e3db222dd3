internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What every entry is beside: the settings, but for those words that link entries to them, and which files there are that
/// aren't entries.
struct Surroundings: Sendable {
  let bytes: [UInt8]
  /// The words of the settings that no alias may be, as links of those whose alias is one (``EntryLinks``), in their order.
  let words: LinkList

  /// Those that a cache has.
  init(_ check: EarlierCheck) { (bytes, words) = (check.surroundings.array, check.words) }

  init(_ sources: ParsedSources) {
    let settings = sources.settings
    var writer = BinaryWriter()
    writer.write(settings.besideEntries)
    // Of what can't be read, nothing else is known.
    let isWhole = !sources.problems.contains { $0.source.path == settings.source.path }
    writer.write(isWhole ? [] : settings.source.bytes)
    for paths in sources.collections.map(\.strayPaths) + [sources.logoPaths] {
      writer.write(paths.count)
      for path in paths { writer.write(path) }
    }
    writer.write(sources.publishedInputs)
    bytes = writer.bytes
    words = LinkList(settings.genericWords.keys.map { EntryLinks.link(.key, $0.description) }.sorted())
  }

  /// The links of the words that others haven't. That a word is gone takes findings away, and gives none.
  func newWords(since other: Surroundings) -> [UInt64] {
    guard words != other.words else { return [] }
    return Array(Set(words.all).subtracting(other.words.all))
  }
}
