internal import CatalogueSources
internal import Diagnostics

/// What every entry is beside: the settings, and which files there are that aren't entries.
struct Surroundings: Equatable, Sendable {
  let bytes: [UInt8]

  /// Those that a cache has.
  init(_ check: EarlierCheck) { bytes = Array(check.surroundings) }

  init(_ sources: ParsedSources) {
    var writer = BinaryWriter()
    writer.write(sources.settings.source.bytes)
    for paths in sources.collections.map(\.strayPaths) + [sources.logoPaths] {
      writer.write(paths.count)
      for path in paths { writer.write(path) }
    }
    writer.write(sources.publishedInputs)
    bytes = writer.bytes
  }
}
