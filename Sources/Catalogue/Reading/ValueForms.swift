package import StrictJSON

extension ValueForm<CalendarDate> {
  package static var day: ValueForm {
    ValueForm("a day in the form 2026-05-31") { $0.string.flatMap { CalendarDate($0) } }
  }
}

extension ValueForm<RGBColor> {
  package static var color: ValueForm {
    ValueForm("a colour in the form #00A7E1") { $0.string.flatMap { RGBColor($0) } }
  }
}

extension ValueForm where Value: RawRepresentable<String> & Sendable {
  /// The id of an entry or a category, which has a type of its own.
  package static var id: Self { ValueForm<String>.id.map { Value(rawValue: $0) } }
}

extension ValueForm<String> {
  /// The id of a brand or a category: it is a file's name on devices, so it must not lead out of a folder.
  package static var id: ValueForm {
    ValueForm("an id of at most 200 letters, digits, hyphens, underscores and full stops") { value in
      guard let id = value.string, let first = id.utf8.first, isAlphanumeric(first), id.utf8.count <= 200,
        id.utf8.allSatisfy({ isAlphanumeric($0) || "-_.".utf8.contains($0) })
      else { return nil }
      return id
    }
  }

  /// A digest: SHA-256 as 64 lower-case hexadecimal digits.
  package static var sha256: ValueForm {
    ValueForm("64 lower-case hexadecimal digits") { value in
      guard let digest = value.string, digest.utf8.count == 64,
        digest.utf8.allSatisfy({
          CheckDigit.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        })
      else { return nil }
      return digest
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
