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
  /// The kinds of pass that there are, of which each has one.
  private static let styles = ["storeCard", "boardingPass", "coupon", "eventTicket", "generic"]
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let mostBytes = 10 << 20
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
    guard files.values.reduce(0, { $0 + $1.count }) <= Self.mostBytes else {
      throw PassError("the files have more than \(Self.mostBytes >> 20) MiB, which is no pass")
    }
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".png") {
      guard bytes.starts(with: Self.pngSignature) else { throw PassError("\(name) isn't a PNG") }
    }
    for name in [Self.signatureFile, Self.manifestFile] where files[name] != nil {
      throw PassError("there is a \(name) already: these aren't the files that a build wrote")
    }
    let pass = try Self.object(files[Self.passFile] ?? [])
    for key in ["serialNumber", "barcodes", "barcode"] where pass[key] != nil {
      throw PassError("\(Self.passFile) has \"\(key)\", which is given when a pass is made")
    }
    guard pass["formatVersion"]?.integer == 1 else {
      throw PassError("\(Self.passFile) needs \"formatVersion\": 1")
    }
    guard Self.styles.contains(where: { pass[$0]?.object != nil }) else {
      throw PassError("\(Self.passFile) needs an object \"storeCard\", or that of another style of pass")
    }
    passTypeIdentifier = try Self.text("passTypeIdentifier", of: pass)
    teamIdentifier = try Self.text("teamIdentifier", of: pass)
    self.files = files
    self.files[Self.passFile] = Self.json(pass, serialNumber, barcode)
  }

  private static func object(_ bytes: [UInt8]) throws(PassError) -> LocatedObject {
    let root: LocatedValue
    do throws(JSONError) { root = try JSONReader.read(bytes) } catch {
      let lines = bytes[..<min(error.span.lowerBound, bytes.count)].split(
        separator: 0x0A, omittingEmptySubsequences: false)
      throw PassError("\(passFile):\(lines.count):\((lines.last?.count ?? 0) + 1) isn't JSON: \(error)")
    }
    guard let object = root.object else { throw PassError("\(passFile) isn't a JSON object") }
    return object
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
  /// - Throws: `PassError`, for what is no signature, and for more than such an archive holds.
  public func archive(signature: [UInt8]) throws(PassError) -> [UInt8] {
    // A SEQUENCE (X.690, section 8.9), as all of PKCS #7.
    guard signature.count > 64, signature.first == 0x30 else { throw PassError("the signature isn't one") }
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
