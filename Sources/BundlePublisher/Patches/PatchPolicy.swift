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
  /// The version of ``new``; `nil` where it states none. What is above it was published by mistake, or by a thief.
  private let newest: CatalogueVersion?
  /// The catalogue that is published, to which no patch leads from itself.
  private let new: [UInt8]
  private var found: [(version: CatalogueVersion, bytes: [UInt8])] = []

  /// Their bytes, the newest first.
  var catalogues: [[UInt8]] { found.map(\.bytes) }

  private init() { (policy, oldest, newest, new) = (PatchPolicy(releases: 0), .earliest, nil, []) }

  /// No base yet.
  /// - Parameter new: the catalogue to which patches lead.
  public init(_ policy: PatchPolicy, to new: [UInt8], at time: SigningTime) {
    self.policy = policy
    self.new = new
    oldest = (try? time.after(days: -policy.days))?.date ?? .earliest
    newest = Self.version(of: new)
  }

  private static func version(of bytes: [UInt8]) -> CatalogueVersion? {
    (try? JSONReader.read(bytes))?.object.flatMap(CatalogueVersion.init)
  }

  /// Adds an earlier catalogue, if it is new enough.
  /// - Returns: whether it is a catalogue that states its version.
  public mutating func add(_ bytes: [UInt8]) -> Bool {
    guard let version = Self.version(of: bytes) else { return false }
    guard version.date >= oldest, newest.map({ version <= $0 }) ?? true, bytes != new else { return true }
    found.append((version, bytes))
    found.sort { $0.version > $1.version }
    found = Array(found.prefix(policy.releases))
    return true
  }
}
