internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation
internal import StrictJSON

/// Remembers, in the folder for generated files, what a build read, said and wrote, so that the next one need not read ten
/// thousand files to learn that nothing has changed, nor compare those that it wrote with what they should be.
///
/// A file counts as unchanged when its size, its inode and its times of change of content and of status (in
/// nanoseconds) are the same, as in git's index. A status time can't be set back, so that a file that was replaced by
/// one of the same size and age is noticed too.
struct BuildRecord {
  /// What a build told the person.
  struct Report: Codable {
    let summary: String
    let findings: [Diagnostic]
    let accepted: [AcceptedFinding]
    let unknownIconCount: Int
  }

  /// What a cache that a build left as it was may have otherwise than that build.
  struct BesideCache {
    /// The paths of sources.
    let sources: [String]
    /// The names of generated files.
    let outputs: [String]

    static let none = BesideCache(sources: [], outputs: [])
  }

  private let options: FileOptions<WrittenOutput>
  /// The options that decide what is found and written, beside files.
  private let settings: String
  private let inputs: FileIdentities
  private let last: Stored?
  /// The last build's files that are as it left them.
  private let unchanged: [String: FileIdentity]

  /// Looks at the files; to be called before they are read, so that a change during the build isn't missed.
  /// - Parameter settings: the options that decide what is found and written, beside files.
  init(_ options: FileOptions<WrittenOutput>, settings: String) {
    (self.options, self.settings) = (options, settings)
    inputs = FileIdentities.ofInputs(options)
    let last = (try? FileBytes.read(Self.path(options), limit: 1 << 30)).flatMap { try? Stored($0) }
    self.last = last
    let outputs = last?.outputs ?? []
    // Behind a link nothing is written, and so nothing counts as written.
    guard !OutputFolder(options).hasLinks(above: outputs.lazy.map(\.name)) else {
      unchanged = [:]
      return
    }
    var unchanged: [String: FileIdentity] = Dictionary(minimumCapacity: outputs.count)
    var generated = FolderIdentities(options.generated.trimmingSlashes)
    for (name, identity) in outputs {
      // The catalogue's name is empty.
      let found = name.isEmpty ? FileIdentity(options.cataloguePath) : generated.identity(of: name)
      if found == identity { unchanged[name] = identity }
    }
    self.unchanged = unchanged
  }

  /// What the file is called.
  static let name = ".build-record"

  private static func path(_ options: FileOptions<WrittenOutput>) -> String {
    options.generated.trimmingSlashes + "/" + Self.name
  }

  /// What the last build said, if it read these very files and its own files are still there.
  func reportOfSameBuild() -> Report? {
    guard let last, last.isComplete, last.settings == settings, last.inputs == inputs.bytes,
      unchanged.count == last.outputs.count
    else { return nil }
    return last.report
  }

  /// The names of the files that are as the last build left them, if that is the one which kept a cache, and that the cache
  /// has the sources of.
  func unchangedOutputs(cache: BuildCache) -> Set<String> {
    guard let last, last.cache == cache.checksum else { return [] }
    var names = Set(unchanged.keys)
    names.subtract(last.besideCache.outputs)
    return names
  }

  /// The sources that are as the last build read them, if that is the one which kept a cache, and that the cache has.
  func unchangedSources(in cache: BuildCache) -> KnownSources {
    guard let last, last.cache == cache.checksum else { return KnownSources(paths: [], cache: cache) }
    return KnownSources(
      paths: inputs.unchanged(since: last.inputs).subtracting(last.besideCache.sources), cache: cache)
  }

  /// Remembers a build.
  /// - Parameters:
  ///   - cache: the checksum of the cache that it left; `nil` where it couldn't keep one.
  ///   - besideCache: what the cache has otherwise; `nil` where the build wrote it.
  ///   - found: the identities of the files that it wrote or found written, by their names, each as it was then.
  ///   - kept: the names of the files that weren't looked at, because they are unchanged.
  func store(
    _ report: Report, cache: [UInt8]?, besideCache: BesideCache?, found: [String: FileIdentity?],
    kept: [String]
  ) {
    let list = GeneratedFileList.name
    // Those that are kept first: they are in the order of their folders.
    var outputs: [(name: String, identity: FileIdentity)] = []
    outputs.reserveCapacity(kept.count + found.count + 1)
    for name in kept { if let identity = unchanged[name] { outputs.append((name, identity)) } }
    for case (let name, let identity?) in found where !identity.isDoubtful {
      outputs.append((name, identity))
    }
    if let identity = FileIdentity("\(options.generated.trimmingSlashes)/\(list)") {
      outputs.append((list, identity))
    }
    let stored = Stored(
      report: report, settings: settings, cache: cache ?? [],
      isComplete: !inputs.areTooNew && outputs.count == found.count + kept.count + 1,
      inputs: inputs.settledBytes, besideCache: besideCache ?? .none, outputs: outputs)
    // It only spares the next build work: one that can't be written isn't missed.
    guard let bytes = try? stored.bytes else { return forget() }
    _ = try? FileBytes.replace(Self.path(options), with: bytes, isDurable: false)
  }

  /// Forgets the last build.
  private func forget() { unlink(Self.path(options).systemPath) }
}

/// A record as a file.
private struct Stored {
  let report: BuildRecord.Report
  let settings: String
  /// The checksum of the cache that the build left; nothing where it couldn't keep one.
  let cache: [UInt8]
  /// Whether all files that it read and wrote have an identity: not one that changed just now, or is gone.
  let isComplete: Bool
  /// The identities of all files that it read.
  let inputs: [UInt8]
  let besideCache: BuildRecord.BesideCache
  /// The identities of the files that it wrote or found written, by their names.
  let outputs: [(name: String, identity: FileIdentity)]

  private static let title = Array("build record 6\n".utf8)
}

extension Stored {
  init(_ bytes: [UInt8]) throws {
    var reader = BinaryReader(bytes)
    guard try reader.take(Self.title.count).hasSameBytes(as: Self.title),
      try reader.word() == Checksum.of(reader.rest)
    else { throw BinaryReader.Malformed() }
    report = try JSONDecoder().decode(BuildRecord.Report.self, from: Data(try reader.bytes()))
    settings = try reader.text()
    isComplete = try reader.number() != 0
    cache = try reader.bytes()
    inputs = try reader.bytes()
    besideCache = try BuildRecord.BesideCache(
      sources: reader.array { reader throws(BinaryReader.Malformed) in try reader.text() },
      outputs: reader.array { reader throws(BinaryReader.Malformed) in try reader.text() })
    var outputs: [(name: String, identity: FileIdentity)] = []
    while !reader.isAtEnd { outputs.append((try reader.text(), try FileIdentity(&reader))) }
    self.outputs = outputs
  }

  var bytes: [UInt8] {
    get throws {
      var body = BinaryWriter()
      body.write(Array(try JSONEncoder().encode(report)))
      body.write(settings)
      body.write(isComplete ? 1 : 0)
      body.write(cache)
      body.write(inputs)
      body.write(besideCache.sources) { $0.write($1) }
      body.write(besideCache.outputs) { $0.write($1) }
      for (name, identity) in outputs {
        body.write(name)
        identity.write(to: &body)
      }
      var head = BinaryWriter(Self.title)
      head.write(word: Checksum.of(body.bytes[...]))
      return head.bytes + body.bytes
    }
  }
}
