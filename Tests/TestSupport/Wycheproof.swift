import Foundation

/// The vectors of Project Wycheproof, which break what is commonly got wrong. They come with the sources of
/// swift-crypto, where SwiftPM's own folder has them.
public struct Wycheproof: Decodable {
  /// The signatures of one key.
  public struct Group: Decodable {
    /// The key as 64 hexadecimal digits, where the file is about Ed25519.
    public struct RawKey: Decodable {
      /// The digits.
      public let pk: String?
    }
    /// A signature, and what to think of it.
    public struct Case: Decodable {
      /// The case's number, and in words what is special about it.
      public let tcId: Int, comment: String
      /// The message and the signature in hexadecimal digits.
      let msg: String, sig: String
      /// `valid`, `invalid` or `acceptable`.
      public let result: String

      /// The message's bytes.
      public var message: [UInt8] { Wycheproof.bytes(of: msg) }
      /// The signature's bytes.
      public var signature: [UInt8] { Wycheproof.bytes(of: sig) }
    }

    /// The key in this file's form; the older files call the PEM otherwise.
    public let publicKey: RawKey?, publicKeyPem: String?, keyPem: String?
    /// The hash functions and the salt's length in bytes, where the file is about RSASSA-PSS.
    public let sha: String?, mgfSha: String?, sLen: Int?
    /// The signatures.
    public let tests: [Case]
  }

  /// The keys.
  public let testGroups: [Group]

  private static let folder = ".build/checkouts/swift-crypto/Tests"

  /// Whether the vectors are there; with CI=true the tests that need them run anyway, and fail.
  public static let isThere =
    FileManager.default.fileExists(atPath: Project.root.appendingPathComponent(folder).path) || Project.isCI

  /// Reads one of the files by its path in swift-crypto's `Tests`.
  public static func read(_ file: String) throws -> Wycheproof {
    try JSONDecoder().decode(Self.self, from: Data(Project.bytes("\(folder)/\(file)")))
  }

  private static func bytes(of digits: String) -> [UInt8] {
    stride(from: 0, to: digits.utf8.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
  }
}
