import StrictJSON

/// Bins of equal size, each a role. The first bits of a path's SHA-256 select its bin (`succinct_roles`; TUF 1.0.34, section
/// 4.5, and TAP 15).
public struct HashBins: Sendable {
  /// How many bits of the hash can select a bin.
  public static let bitLengths = 1...32

  /// The keys of all bins.
  public let keys: RoleKeys
  /// How many bits of the hash select the bin.
  public let bitLength: Int
  /// What the names of the roles begin with.
  public let namePrefix: String

  /// New bins: `2` to the power of `bitLength`.
  /// - Returns: `nil` for another number of bits than ``bitLengths``.
  public init?(keys: RoleKeys, bitLength: Int, namePrefix: String) {
    guard Self.bitLengths.contains(bitLength) else { return nil }
    (self.keys, self.bitLength, self.namePrefix) = (keys, bitLength, namePrefix)
  }

  init(_ fields: MetadataFields) throws(MetadataError) {
    let bits = try fields.integer("bit_length", atLeast: 1)
    guard let bits = Int(exactly: bits), Self.bitLengths.contains(bits) else {
      throw MetadataError(.wrongKind(expected: "a number from 1 to 32"), at: fields.path(of: "bit_length"))
    }
    bitLength = bits
    namePrefix = try fields.string("name_prefix")
    keys = try RoleKeys(fields, besides: ["bit_length", "name_prefix"])
  }

  var value: LocatedValue {
    let members: [(key: String, value: LocatedValue)] = [
      ("bit_length", .integer(Int64(bitLength))), ("name_prefix", .text(namePrefix)),
    ]
    return .object(members + keys.members, and: keys.unknownMembers)
  }

  /// How many bins there are.
  public var count: Int64 { 1 << Int64(bitLength) }

  /// The bin of a path.
  public func name(for path: String) -> RoleName {
    let start = ContentHash(of: Array(path.utf8), by: .sha256).bytes.prefix(4)
    let bits = start.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } >> UInt32(32 - bitLength)
    return name(ofBin: bits)
  }

  /// The bin of a number below ``count``.
  public func name(ofBin index: UInt32) -> RoleName {
    let number = String(index, radix: 16)
    let padding = String(repeating: "0", count: max(0, digits - number.utf8.count))
    return .delegated(ByteString("\(namePrefix)-\(padding)\(number)"))
  }

  /// Whether the role is one of the bins.
  public func contains(_ role: RoleName) -> Bool {
    let text = Array(role.text.utf8)
    let prefix = Array("\(namePrefix)-".utf8)
    guard case .delegated = role, text.starts(with: prefix), text.count == prefix.count + digits else {
      return false
    }
    let number = text.dropFirst(prefix.count)
    guard
      [UInt8](
        hexadecimal: String(repeating: "0", count: digits % 2) + String(decoding: number, as: UTF8.self))
        != nil,
      let value = UInt64(String(decoding: number, as: UTF8.self), radix: 16)
    else { return false }
    return value >> UInt64(bitLength) == 0
  }

  /// How many hexadecimal digits a bin's number has: those of the last bin.
  private var digits: Int { (bitLength + 3) / 4 }
}
