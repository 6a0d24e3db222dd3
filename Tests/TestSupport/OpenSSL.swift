/// The program openssl, with a folder of its own for the files that it is given and makes.
public struct OpenSSL: Sendable {
  /// Whether the program is there; with CI=true the tests that need it run anyway, and fail.
  public static let isThere = Program.isThere("openssl") || Project.isCI

  private let folder: TemporaryFolder

  /// The program in a new, empty folder.
  public init() throws { folder = try TemporaryFolder() }

  /// Runs a subcommand with arguments that have no spaces in them, and gives what it prints.
  public func run(_ arguments: String) throws -> String {
    let command = ["openssl"] + arguments.split(separator: " ").map(String.init)
    return try Program.run(command, in: folder.path).output
  }

  /// Writes a file to the folder.
  public func write(_ name: String, _ bytes: [UInt8]) throws { try folder.write(name, bytes) }

  /// Writes a file of text to the folder.
  public func write(_ name: String, _ text: String) throws { try folder.write(name, text.utf8) }

  /// The bytes of a file in the folder; `nil` where there is none.
  public func bytes(_ name: String) -> [UInt8]? { folder.bytes(name) }
}
