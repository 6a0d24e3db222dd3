import Foundation
import TestSupport

/// `tuf-client` with folders of its own.
struct Client {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["metadata", "targets"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
  }

  func begin(with root: [UInt8]) throws -> Program.Result {
    let file = try folder.write("trusted-root", root)
    return try run(["init", file])
  }

  func refresh(from address: String) throws -> Program.Result {
    try run(["--metadata-url", "\(address)/metadata", "refresh"])
  }

  /// - Parameter base: where the targets are; at the metadata's server unless said otherwise.
  func download(_ names: [String], from address: String, base: String? = nil) throws -> Program.Result {
    try run(
      ["--metadata-url", "\(address)/metadata/", "--target-base-url", base ?? "\(address)/targets"]
        + names.flatMap { ["--target-name", $0] }
        + ["--target-dir", "\(folder.path)/targets", "download"])
  }

  /// The names of what is in a folder.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)").sorted()
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try withExtendedLifetime(folder) {
      try Program.run([Program.built("tuf-client"), "--metadata-dir", "\(folder.path)/metadata"] + arguments)
    }
  }
}
