internal import StrictJSON

extension ValueForm<CalendarDate> {
  static var day: ValueForm {
    ValueForm("a day in the form 2026-05-31") { $0.string.flatMap { CalendarDate($0) } }
  }
}

extension ValueForm<RGBColor> {
  /// Upper case only: a colour is written in one way.
  static var color: ValueForm {
    ValueForm("a colour in the form #00A7E1") { value in
      guard let text = value.string, !text.utf8.contains(where: { $0 >= UInt8(ascii: "a") }) else {
        return nil
      }
      return RGBColor(text)
    }
  }
}

// The forms of a catalogue's texts: those of schemas/published.schema.json where an app relies on them, and wider where
// those of a later catalogue may be.
extension ValueForm<String> {
  /// The id of a brand or a category. It becomes a file's name on devices.
  static var id: ValueForm {
    text("an id of 2 to 40 lower-case letters, digits and single hyphens", length: 2...40) { bytes in
      bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLowerCaseLetter || $0.isDigit }
      }
    }
  }

  /// A name, a search word or a pattern.
  static var line: ValueForm {
    text(
      "a text of 1 to \(CatalogueLimits.line.upperBound) bytes without control characters",
      length: CatalogueLimits.line
    ) { bytes in
      // The first byte of C1's control characters is also that of common Latin letters.
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        && !zip(bytes, bytes.dropFirst()).contains { $0 == 0xC2 && $1 < 0xA0 }
    }
  }

  /// A value of an enumeration, of which later catalogues may have more.
  static var word: ValueForm {
    text("a word of ASCII letters, digits and signs", length: CatalogueLimits.line) { bytes in
      bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }
  }

  /// A made-up code: any characters, or none.
  static var sample: ValueForm {
    text("a text of at most \(CatalogueLimits.sample.upperBound) bytes", length: CatalogueLimits.sample) {
      _ in true
    }
  }

  /// A source.
  static var address: ValueForm {
    text("an https:// address", length: CatalogueLimits.line) { bytes in
      bytes.starts(with: "https://".utf8) && bytes.count > 8 && bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }
  }

  /// ISO 3166-1 alpha-2.
  static var country: ValueForm {
    text("a country's code of two upper-case letters", length: 2...2) { bytes in
      bytes.allSatisfy(\.isUpperCaseLetter)
    }
  }

  /// ISO 3166-2.
  static var region: ValueForm {
    text("a region's code such as \"IT-25\"", length: 4...6) { bytes in
      bytes.prefix(2).allSatisfy(\.isUpperCaseLetter) && bytes.dropFirst(2).first == UInt8(ascii: "-")
        && bytes.dropFirst(3).allSatisfy { $0.isUpperCaseLetter || $0.isDigit }
    }
  }

  /// The letters of a tile without a logo.
  static var initials: ValueForm {
    text("1 to 3 upper-case letters or digits", length: 1...3) { bytes in
      bytes.allSatisfy { $0.isUpperCaseLetter || $0.isDigit }
    }
  }

  /// What a code begins with.
  static var prefix: ValueForm {
    text("a prefix of ASCII letters and digits", length: CatalogueLimits.line) { bytes in
      bytes.allSatisfy { $0.isLowerCaseLetter || $0.isUpperCaseLetter || $0.isDigit }
    }
  }

  /// The id of a brand in Wikidata.
  static var wikidata: ValueForm {
    text("a Wikidata item such as \"Q1059636\"", length: 2...20) { bytes in
      bytes.first == UInt8(ascii: "Q") && bytes.dropFirst().first != UInt8(ascii: "0")
        && bytes.dropFirst().allSatisfy(\.isDigit)
    }
  }

  /// The id of a brand in the name-suggestion-index.
  static var nameSuggestionIndex: ValueForm {
    text("a Name Suggestion Index id such as \"example-0a1b2c\"", length: CatalogueLimits.line) { bytes in
      let (name, number) = (bytes.dropLast(7), bytes.suffix(7))
      return !name.isEmpty && name.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        && number.first == UInt8(ascii: "-") && number.dropFirst().allSatisfy(\.isHexadecimalDigit)
    }
  }

  /// The slug of a brand in simple-icons.
  static var simpleIcons: ValueForm {
    text("a Simple Icons slug of lower-case letters, digits and underscores", length: CatalogueLimits.line) {
      $0.allSatisfy { $0.isLowerCaseLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    }
  }

  private static func text(
    _ phrase: @autoclosure @escaping @Sendable () -> String, length: ClosedRange<Int>,
    where isWellFormed: @escaping @Sendable (Substring.UTF8View) -> Bool
  ) -> ValueForm {
    ValueForm(phrase()) { value in
      guard let text = value.string, length.contains(text.utf8.count), isWellFormed(text[...].utf8) else {
        return nil
      }
      return text
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { CheckDigit.isDigit(self) }
  fileprivate var isLowerCaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isUpperCaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
