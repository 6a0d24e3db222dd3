/// What is known of the codes on a brand's cards.
public struct BarcodeRule: Hashable, Sendable {
  /// The formats that occur; the first is the default for a new card.
  public let formats: [BarcodeFormatRule]
  /// How sure the rule is: it decides what an app does with a code that breaks it.
  public let confidence: BarcodeConfidence
  /// Whether the number printed on the card differs from the one in the barcode.
  public let printedDiffers: Bool
  /// Where the rule comes from, an https URL.
  public let source: String?

  /// A brand's rule.
  public init(
    formats: [BarcodeFormatRule], confidence: BarcodeConfidence, printedDiffers: Bool, source: String? = nil
  ) {
    self.formats = formats
    self.confidence = confidence
    self.printedDiffers = printedDiffers
    self.source = source
  }
}

/// How sure a barcode rule is.
public enum BarcodeConfidence: String, CaseIterable, Sendable {
  /// Proved by a source: an app refuses a code that breaks the rule.
  case known
  /// Probable: an app warns, and lets the person save.
  case likely
  /// Not known: only the symbology's own rule holds.
  case unknown
}

/// What is known of one barcode format of a brand. Empty lists and `nil` restrict nothing.
public struct BarcodeFormatRule: Hashable, Sendable {
  /// The symbology.
  public let format: BarcodeFormat
  /// The lengths that occur, in characters.
  public let lengths: [Int]
  /// The smallest length, in characters.
  public let minLength: Int?
  /// The greatest length, in characters.
  public let maxLength: Int?
  /// The characters that occur.
  public let charset: BarcodeCharacterSet?
  /// What a code begins with: one of these.
  public let prefixes: [String]
  /// The check digit or character that a code ends in.
  public let check: BarcodeCheck
  /// A regular expression that the whole code matches.
  public let pattern: String?
  /// Made-up codes that obey the rule.
  public let valid: [String]
  /// Made-up codes that break it.
  public let invalid: [String]

  /// A rule for one format.
  public init(
    format: BarcodeFormat, lengths: [Int] = [], minLength: Int? = nil, maxLength: Int? = nil,
    charset: BarcodeCharacterSet? = nil, prefixes: [String] = [], check: BarcodeCheck = .none,
    pattern: String? = nil, valid: [String] = [], invalid: [String] = []
  ) {
    self.format = format
    self.lengths = lengths
    self.minLength = minLength
    self.maxLength = maxLength
    self.charset = charset
    self.prefixes = prefixes
    self.check = check
    self.pattern = pattern
    self.valid = valid
    self.invalid = invalid
  }
}

/// The characters that a brand's codes are made of.
public enum BarcodeCharacterSet: String, CaseIterable, Sendable {
  /// `0-9`
  case digits
  /// `0-9 A-Z`
  case upperAlphanumeric
  /// `0-9 A-Z a-z`
  case alphanumeric
  /// ASCII, 0 to 127
  case ascii

  /// Whether the set has that character.
  public func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self != .digits
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self == .alphanumeric || self == .ascii
    default: self == .ascii && byte < 0x80
    }
  }
}

/// The check digit or character that a brand's codes end in.
public enum BarcodeCheck: String, CaseIterable, Sendable {
  /// GS1's modulo 10 digit (GS1 General Specifications, 7.9).
  case gs1
  /// Code 39's modulo 43 character (ISO/IEC 16388, annex A).
  case mod43
  /// None beyond what the symbology asks for.
  case none
}
