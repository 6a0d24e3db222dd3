internal import BundlePublisher
internal import Catalogue
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// A signed release that is given out from memory, so that what is measured is the app's own work.
///
/// `@unchecked`: all that changes is read and written under the lock.
final class SyntheticRepository: Transport, @unchecked Sendable {
  static let address = URL(fileURLWithPath: "/bundle/")
  static let catalogueName = "italy.json"

  /// The root that an app would come with.
  let root: [UInt8]
  private let files: [String: [UInt8]]
  private let lock = NSLock()
  private var answers: [Int] = []

  /// Publishes a catalogue.
  /// - Parameters:
  ///   - count: how many roots there are; apps come with the first.
  ///   - bases: the files of earlier catalogues, from which it has patches.
  init(
    _ catalogue: Catalogue, roots count: Int, patchBases bases: [[UInt8]] = [], logo: (String) -> [UInt8]
  ) throws {
    guard let signingTime = SigningTime(secondsSince1970: Int64(Date().timeIntervalSince1970)) else {
      throw Failure(description: "the clock is wrong")
    }
    let keys = SyntheticKeys()
    let roots = try keys.roots(count, expires: signingTime.after(days: 365))
    root = roots.bytes(of: 1) ?? []
    let json = catalogue.json()
    // Apps don't read the compressed file.
    let content = try BundleContent(name: Self.catalogueName, json: json, compressed: json, asset: logo)
    var patchBases = PatchBases(PatchPolicy(days: 36_500), to: content, at: signingTime)
    for base in bases { _ = patchBases.add(base) }
    let state = RepositoryState(rootVersion: 0, metadataNames: [], release: nil, patchBases: patchBases)
    let publication = try Publisher(keys: [keys.release, keys.job], at: signingTime, allowsFuture: true)
      .publish(content, roots: roots, over: state)
    files = Dictionary(
      (publication?.files ?? []).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
    let file = files[String(url.absoluteString.dropFirst(Self.address.absoluteString.count))]
    lock.withLock { answers.append(file?.count ?? 0) }
    return file
  }

  /// The first file whose path is wanted; empty for none.
  func file(where isWanted: (String) -> Bool) -> [UInt8] { files.first { isWanted($0.key) }?.value ?? [] }

  /// How many bytes the answers had since the last time.
  func takeAnswers() -> [Int] {
    lock.withLock {
      defer { answers = [] }
      return answers
    }
  }
}
