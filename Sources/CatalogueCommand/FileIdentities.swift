internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation
internal import StrictJSON

/// The identities of files, as bytes to be compared.
struct FileIdentities {
  private(set) var bytes: [UInt8] = []
  /// Whether a file changed so shortly before it was looked at that it may be changed again without a trace.
  var areTooNew: Bool { !tooNew.isEmpty }
  /// Where the numbers of such files begin.
  private var tooNew: [Int] = []

  /// This program, which decides the result.
  static var ofThisProgram: FileIdentities {
    var identities = FileIdentities()
    identities.add(Bundle.main.executablePath ?? CommandLine.arguments[0])
    return identities
  }

  /// This program and all files that a build reads.
  static func ofInputs(_ options: FileOptions<some OutputPurpose>) -> FileIdentities {
    var identities = FileIdentities.ofThisProgram
    let (market, schemas) = (options.market.trimmingSlashes, options.folders.schemas.trimmingSlashes)
    for (folder, settings) in [
      (market, "\(market)/catalogue.yaml"), (schemas, SchemaFolder(schemas).settings),
    ] {
      // Another folder may be the whole disk, and its build fails in any case.
      identities.addTree(folder, depth: identities.add(settings) == nil ? 0 : mostDepth)
    }
    if let icons = options.icons { identities.addTree(icons.trimmingSlashes, depth: 1) }
    for path in SourceFolder.filesBeside(market) { identities.add(path) }
    for path in ((try? options.folders.templatePaths()) ?? [:]).values.sorted() { identities.add(path) }
    if let baseline = options.baselinePath { identities.add(baseline) }
    return identities
  }

  /// Word lists and assets may be in folders of folders. A link may lead back into a folder above it.
  private static let mostDepth = 8

  /// Adds a folder with all that is in it, and in its folders down to a depth.
  private mutating func addTree(_ path: String, depth: Int) {
    guard add(path)?.isFolder == true, depth > 0 else { return }
    addContents(of: path, depth: depth)
  }

  private mutating func addContents(of folder: String, depth: Int) {
    for name in (try? FolderListing.names(in: folder, hidden: true)) ?? [] {
      let start = bytes.count
      bytes += folder.utf8
      bytes.append(UInt8(ascii: "/"))
      bytes += name.utf8
      guard addIdentity(ofPathAt: start)?.isFolder == true, depth > 1 else { continue }
      addContents(of: "\(folder)/\(name)", depth: depth - 1)
    }
  }

  @discardableResult
  mutating func add(_ path: String) -> FileIdentity? {
    let start = bytes.count
    bytes += path.utf8
    return addIdentity(ofPathAt: start)
  }

  /// Adds the identity of the file whose path is the last of the bytes.
  private mutating func addIdentity(ofPathAt start: Int) -> FileIdentity? {
    // It says where the path ends and its numbers begin, and ends the path for the system too.
    bytes.append(0)
    guard let identity = FileIdentity(pathAt: start, of: bytes) else {
      for _ in 0..<FileIdentity.byteCount / 8 { append(-1) }
      return nil
    }
    if identity.isTooNew { tooNew.append(bytes.count) }
    for number in identity.numbers { append(number) }
    return identity
  }

  /// The bytes, in which the numbers of files that are too new are those of no file.
  var settledBytes: [UInt8] {
    var bytes = bytes
    for start in tooNew {
      for index in start..<min(start + FileIdentity.byteCount, bytes.count) { bytes[index] = 0 }
    }
    return bytes
  }

  /// The paths of the files that have the same identity as they had; none where another file is there, or one is gone.
  /// - Parameter earlier: ``settledBytes`` of the same folders.
  func unchanged(since earlier: [UInt8]) -> Set<String> {
    guard bytes.count == earlier.count else { return [] }
    var (paths, start): ([String], Int) = ([], 0)
    while let end = bytes[start...].firstIndex(of: 0) {
      let next = end + 1 + FileIdentity.byteCount
      guard next <= bytes.count, bytes[start...end] == earlier[start...end] else { return [] }
      if bytes[end..<next] == earlier[end..<next] {
        paths.append(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      start = next
    }
    return Set(paths)
  }

  private mutating func append(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// The files that were read before: one with the same identity isn't read again.
final class SourceCache {
  private var files: [String: (identity: [UInt8], source: SourceText)] = [:]

  /// The file's text.
  func source(_ path: String) throws(FileError) -> SourceText {
    var identities = FileIdentities()
    identities.add(path)
    if let known = files[path], known.identity == identities.bytes { return known.source }
    let source = try SourceFolder.ownSource(path)
    files[path] = identities.areTooNew ? nil : (identities.bytes, source)
    return source
  }
}

/// The sources that are as an earlier build read them.
struct KnownSources {
  let paths: Set<String>
  /// What that build kept of them.
  let cache: BuildCache

  /// The file's text; `nil` where it has to be read.
  func source(_ path: String) -> SourceText? {
    guard paths.contains(path) else { return nil }
    return cache.bytes(ofFile: path).map { SourceText(path: path, bytes: $0.array) }
  }
}
