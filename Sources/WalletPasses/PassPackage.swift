internal import Crypto
internal import StrictJSON

/// The files of a pass of Apple Wallet: `pass.json`, which has the card's code now, and the pictures (Wallet Passes,
/// "Building a Pass").
public struct PassPackage: Sendable {
  /// By their names.
  private(set) var files: [String: [UInt8]]
  /// What the certificate has to name.
  public let (passTypeIdentifier, teamIdentifier): (String, String)

  private static let passFile = "pass.json"
  /// Without it no pass is shown.
  private static let icon = "icon.png"
  private static let signatureFile = "signature"
  private static let manifestFile = "manifest.json"

  /// - Parameters:
  ///   - files: the files of a brand's pass, by their names.
  ///   - serialNumber: tells passes of one type apart.
  ///   - barcode: the card's code.
  /// - Throws: `PassError`, where they aren't the files of a pass, or one of a card already.
  public init(_ files: [String: [UInt8]], serialNumber: String, _ barcode: PassBarcode) throws(PassError) {
    for name in [Self.passFile, Self.icon] where files[name] == nil {
      throw PassError("\(name) is missing")
    }
    for name in [Self.signatureFile, Self.manifestFile] where files[name] != nil {
      throw PassError("there is a \(name) already: these aren't the files that a build wrote")
    }
    guard let root = try? JSONReader.read(files[Self.passFile] ?? []), let pass = root.object else {
      throw PassError("\(Self.passFile) isn't a JSON object")
    }
    for key in ["serialNumber", "barcodes"] where pass[key] != nil {
      throw PassError("\(Self.passFile) has \"\(key)\", which is given when a pass is made")
    }
    passTypeIdentifier = try Self.text("passTypeIdentifier", of: pass)
    teamIdentifier = try Self.text("teamIdentifier", of: pass)
    self.files = files
    self.files[Self.passFile] = Self.json(pass, serialNumber, barcode)
  }

  private static func text(_ key: String, of pass: LocatedObject) throws(PassError) -> String {
    guard let text = pass[key]?.string, !text.isEmpty else {
      throw PassError("\(passFile) needs \"\(key)\"")
    }
    return text
  }

  private static func json(
    _ pass: LocatedObject, _ serialNumber: String, _ barcode: PassBarcode
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for member in pass.members {
        writer.key(member.key)
        writer.value(member.value)
      }
      writer.key("serialNumber")
      writer.string(serialNumber)
      writer.key("barcodes")
      writer.array(barcode.entries) { writer, entry in
        writer.object { writer in
          let members = [
            ("format", entry.format), ("message", entry.message), ("messageEncoding", entry.encoding),
          ]
          for (key, value) in members + (barcode.text.map { [("altText", $0)] } ?? []) {
            writer.key(key)
            writer.string(value)
          }
        }
      }
    }
    return writer.finish()
  }

  /// `manifest.json`: the SHA-1 hash of each file, which Wallet asks for. This is what is signed.
  public var manifest: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        writer.string(Self.hexadecimal(Insecure.SHA1.hash(data: bytes)))
      }
    }
    return writer.finish()
  }

  /// The pass as a file, `.pkpass`: the same bytes for the same files and signature.
  /// - Parameter signature: of ``manifest``, a detached signature of PKCS #7 in DER.
  /// - Throws: `PassError`, for more than such an archive holds.
  public func archive(signature: [UInt8]) throws(PassError) -> [UInt8] {
    let all = files.merging([Self.manifestFile: manifest, Self.signatureFile: signature]) { $1 }
    return try ZIPArchive.bytes(of: all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// How many files it has, with those of the signature.
  public var fileCount: Int { files.count + 2 }

  /// A serial number that the same card always has, so that a new pass of it takes the old one's place.
  public static func serialNumber(brand: String, _ code: String) -> String {
    String(hexadecimal(SHA256.hash(data: Array("\(brand) \(code)".utf8))).prefix(32))
  }

  private static func hexadecimal(_ digest: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
