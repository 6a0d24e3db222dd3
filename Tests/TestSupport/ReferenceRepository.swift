import Foundation

/// A TUF repository that python-tuf made, and python-tuf's client.
public struct ReferenceRepository: Sendable {
  /// What a client sees of a repository, or has to see.
  public struct View: Decodable, Equatable, Sendable {
    /// A target's content.
    public struct Target: Decodable, Equatable, Sendable {
      /// How many bytes it has.
      public let length: Int
      /// Their hash in hexadecimal digits.
      public let sha256: String
    }

    /// The versions of the top-level roles, by their names.
    public let versions: [String: Int]
    /// The targets that were looked for, by their paths; `nil` for those of which no role speaks.
    public let targets: [String: Target?]
  }

  /// The script didn't do it; this is what it printed.
  public struct Failure: Error {
    /// Its output and its errors.
    public let text: String
  }

  private struct Expectation: Decodable {
    let versions: [String: Int], targets: [String: View.Target], absent: [String]
  }

  /// Whether python-tuf is there; with CI=true the tests that need it run anyway, and fail.
  public static let isThere = Program.isThere("tuf") || Project.isCI

  /// The repositories that `scripts/tuf/make_repositories.py` makes.
  public static let names = [
    "ed25519", "p256", "rsa", "mixed-thresholds", "delegated-paths", "path-hash-prefixes", "terminating",
    "succinct-bins", "fifteen-rotations", "rotated-keys", "folders", "folders-without-details",
    "plain-folders",
    "plain-folders-without-details",
  ]

  /// What a client has to see.
  public let expected: View
  /// The folder that a server shows: `metadata` and `targets` are in it.
  public var path: String { "\(folder.path)/\(name)" }
  /// The bytes of the root that a client begins with.
  public var trustedRoot: [UInt8] { folder.bytes("\(name)/trusted-root.json") ?? [] }

  private let folder: TemporaryFolder
  private let name: String

  /// Makes the repository of a name, with new keys.
  public init(_ name: String) throws {
    self.name = name
    folder = try TemporaryFolder()
    _ = try Self.run(["make_repositories.py", folder.path, name])
    let expectation = try JSONDecoder().decode(
      Expectation.self, from: Data(folder.bytes("\(name)/expected.json") ?? []))
    var targets = expectation.targets.mapValues(Optional.some)
    for path in expectation.absent { targets[path] = .some(nil) }
    expected = View(versions: expectation.versions, targets: targets)
  }

  /// What python-tuf's client sees at an address, when it begins with a root and looks for targets.
  public static func view(at address: String, trustedRoot: [UInt8], targets: [String]) throws -> View {
    let folder = try TemporaryFolder()
    let root = try folder.write("root.json", trustedRoot)
    let output = try run(["refresh.py", address, root] + targets)
    return try JSONDecoder().decode(View.self, from: Data(output.utf8))
  }

  /// What tuf-js sees of the targets at an address, when it begins with a root.
  /// - Parameter targets: the targets to look for; by default all that the top-level role lists.
  public static func targetsByTUFJS(
    at address: String, trustedRoot: [UInt8], targets: [String] = []
  ) throws -> [String: View.Target?] {
    let folder = try TemporaryFolder()
    let root = try folder.write("root.json", trustedRoot)
    let result = try Program.run(["scripts/tuf/refresh.js", address, root] + targets)
    guard result.status == 0 else { throw Failure(text: result.output + result.errors) }
    return try JSONDecoder().decode([String: View.Target?].self, from: Data(result.output.utf8))
  }

  private static func run(_ arguments: [String]) throws -> String {
    let script = "scripts/tuf/\(arguments.first ?? "")"
    let result = try Program.run(["scripts/tuf/python", script] + arguments.dropFirst())
    guard result.status == 0 else { throw Failure(text: result.output + result.errors) }
    return result.output
  }
}
