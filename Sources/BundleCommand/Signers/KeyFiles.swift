internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// Reads keys from files and environment variables. No error shows a part of a key.
enum KeyFiles {
  /// What the name of a public key ends in.
  static let publicSuffix = ".pub.pem"

  /// Longer files aren't keys.
  private static let limit = 16 << 10

  /// The path of a private key within a repository's folder, or the folders of its files; `nil` where there is none.
  static func privateKey(among folder: String) -> String? {
    let paths = ["", "metadata/", "targets/"].flatMap { lead in
      ((try? FolderListing.names(in: "\(folder)/\(lead)", hidden: true)) ?? []).filter { name in
        // Of thousands of published files the names tell what they are.
        lead.isEmpty
          || !(name.hasSuffix(".json") || name.utf8.count > 64 && name.prefix(64).allSatisfy(\.isHexDigit))
      }.map { lead + $0 }
    }
    return paths.first { path in
      // Whatever its name is.
      let bytes = try? FileBytes.read("\(folder)/\(path)", limit: limit)
      return bytes.map { bytes in
        bytes.starts(with: "-----BEGIN ".utf8)
          && String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY-----")
      } ?? false
    }
  }

  /// The public key's file beside a private key's: `ci.pub.pem` for `ci.pem`.
  static func publicPath(of path: String) -> String {
    let isPEM = path.hasSuffix(".pem")
    return (isPEM ? String(path.dropLast(4)) : path) + publicSuffix
  }

  /// The private key in a file.
  static func signingKey(in path: String) throws(FileError) -> SigningKey {
    try signingKey(text(of: path), named: path)
  }

  /// The private key that an environment variable holds as PEM.
  static func signingKey(inVariable name: String) throws(FileError) -> SigningKey {
    guard isVariableName(name) else {
      throw FileError("--key-variable takes the name of an environment variable, not its value")
    }
    guard let text = CommandContext.current.environment[name], !text.isEmpty else {
      throw FileError("the environment variable \(name) is not set: set it to the key in PEM")
    }
    return try signingKey(text, named: name)
  }

  /// The public key in a file with a public or private key.
  static func publicKey(in path: String) throws(FileError) -> PublicKey {
    let text = try text(of: path)
    if let key = PublicKey(pem: text) { return key }
    if let key = try? SigningKey(pem: text) { return PublicKey(of: key) }
    throw FileError(
      "\(path) isn't an Ed25519 key in PEM: make one with \"catalogue-bundle keys new\", and give its .pub.pem"
    )
  }

  /// Whether it can be the name of an environment variable.
  static func isVariableName(_ name: String) -> Bool { name.utf8.allSatisfy(isOfVariableName) }

  private static func isOfVariableName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func text(of path: String) throws(FileError) -> String {
    String(decoding: try FileBytes.read(path, limit: limit), as: UTF8.self)
  }

  private static func signingKey(_ text: String, named name: String) throws(FileError) -> SigningKey {
    do { return try SigningKey(pem: text) } catch { throw FileError("\(name): \(error)") }
  }
}
