internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// From which earlier releases patches are published.
public struct PatchPolicy: Sendable {
  /// From how many releases at most, the newest first; 0 for no patches.
  public var releases: Int
  /// How old they are at most, in days before the signing.
  public var days: Int64

  /// By default the last ten releases of a quarter of a year.
  public init(releases: Int = 10, days: Int64 = 90) {
    self.releases = releases
    self.days = days
  }
}

/// The earlier catalogues from which patches are made: those of the folder that a policy asks for. Only they are kept in
/// memory.
public struct PatchBases: Sendable {
  /// No base, for a publisher without patches.
  public static let none = PatchBases()

  private let policy: PatchPolicy
  private let oldest: CalendarDate
  /// The version of ``new``. What is above it was published by mistake, or by a thief.
  private let newest: CatalogueVersion
  /// The catalogue that is published, to which no patch leads from itself.
  private let new: [UInt8]
  private var found: [(version: CatalogueVersion, bytes: [UInt8])] = []

  /// Their bytes, the newest first.
  var catalogues: [[UInt8]] { found.map(\.bytes) }

  private init() {
    (policy, oldest, new) = (PatchPolicy(releases: 0), .earliest, [])
    newest = CatalogueVersion(date: .earliest, revision: 1)
  }

  /// No base yet.
  /// - Parameter content: the release to whose catalogue patches lead.
  public init(_ policy: PatchPolicy, to content: BundleContent, at time: SigningTime) {
    self.policy = policy
    (new, newest) = (content.catalogueBytes, content.catalogue.version)
    oldest = (try? time.after(days: -policy.days))?.date ?? .earliest
  }

  /// Adds an earlier catalogue, if it is new enough.
  /// - Returns: whether it is a catalogue that states its version.
  public mutating func add(_ bytes: [UInt8]) -> Bool {
    guard let object = (try? JSONReader.read(bytes))?.object, let version = CatalogueVersion(in: object)
    else {
      return false
    }
    guard version.date >= oldest, version <= newest, bytes != new else { return true }
    found.append((version, bytes))
    found.sort { $0.version > $1.version }
    found = Array(found.prefix(policy.releases))
    return true
  }
}
