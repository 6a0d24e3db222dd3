internal import Catalogue

/// An address with a query, some of whose parameters may track people.
struct TrackedAddress {
  private let base: Substring
  private let parameters: [Substring]
  private let fragment: Substring

  private static let mostParameters = 32

  init?(_ text: String) {
    let beforeFragment = text.prefix { $0 != "#" }
    guard let sign = beforeFragment.firstIndex(of: "?") else { return nil }
    base = beforeFragment[..<sign]
    fragment = text[beforeFragment.endIndex...]
    parameters = beforeFragment[sign...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    guard parameters.count <= Self.mostParameters else { return nil }
  }

  /// The address without the parameters that the schema rejects for their names: those that it accepts without their
  /// first letter. Parameters that it rejects for another reason stay.
  func address(where isAccepted: (String) -> Bool) -> String {
    let kept = parameters.filter { parameter in
      isAccepted("\(base)?\(parameter)") || !isAccepted("\(base)?\(parameter.dropFirst())")
    }
    return base + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")) + fragment
  }
}

/// A value with something of the place that it was copied from.
struct CopiedValue {
  private let text: String

  init(_ text: String) { self.text = text }

  /// What can have been meant.
  var spellings: [String] {
    var end = text[...]
    while let last = end.last, ",;".contains(last) { end.removeLast() }
    return [String(end), linked, fileName, address].compactMap(\.self) + dates
  }

  /// Whether it is a word that people write for nothing, in English or Italian.
  var saysNothing: Bool {
    ["none", "null", "nil", "n/a", "na", "no", "-", "--", "?", "nessuno", "niente", "no logo"]
      .contains(text.lowercased())
  }

  /// The address of a link in Markdown: `[Pam](https://www.example.com)`.
  private var linked: String? {
    guard text.hasPrefix("["), text.hasSuffix(")"), let middle = text.firstRange(of: "](") else { return nil }
    return String(text[middle.upperBound...].dropLast())
  }

  /// The name of a file in a folder of somebody's computer.
  private var fileName: String? {
    guard !text.contains("://"), let slash = text.lastIndex(where: { $0 == "\\" || $0 == "/" }) else {
      return nil
    }
    return String(text[slash...].dropFirst())
  }

  /// The address that a browser shows without its scheme: `www.example.com`.
  var address: String? { text.hasPrefix("www.") ? "https://\(text)" : nil }

  /// The days that 1/7/2020 can be.
  private var dates: [String] {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { "/.-".contains($0) })
    let isOfDigits = parts.allSatisfy { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard parts.count == 3, isOfDigits, let last = Int(parts[2]), let first = Int(parts[0]),
      let second = Int(parts[1])
    else { return [] }
    // The years of a century ago and of the next: others are slips of the keyboard.
    guard (1900...2100).contains(last) else { return [] }
    return [(first, second), (second, first)].compactMap { day, month in
      CalendarDate(year: last, month: month, day: day)?.description
    }
  }
}

/// Texts that people write as one where a list is meant.
struct CopiedList {
  private let text: String
  /// How it is written in the file, perhaps on several lines.
  private let written: String

  init(_ text: String, written: String) { (self.text, self.written) = (text, written) }

  /// The lists that it can be: that of its lines, or of what stands between commas, and the whole as one entry.
  var readings: [[String]] {
    // Words for nothing are no entry, and a text with line breaks in it is more than a list of words.
    guard !CopiedValue(text).saysNothing, !text.contains(where: \.isNewline) else { return [] }
    let lines = written.split(whereSeparator: \.isNewline).map(String.init)
    if lines.count > 1 {
      // In quotes, or behind a sign such as >-, lines are one text.
      let entries = lines.compactMap { Self.unquoted(Self.entry($0)) }
      let isOneText = written.first.map { "\"'|>".contains($0) } ?? true
      // A line may have several entries, or a sign before one, of which only a person knows what they mean.
      let isClear = entries.allSatisfy { entry in
        !Self.separators.contains(where: entry.contains)
          && (entry.first?.isLetter ?? false || entry.first?.isNumber ?? false)
      }
      return isOneText || !isClear || entries.count < lines.count ? [] : [entries]
    }
    let whole = Self.entry(text)
    for separator in Self.separators where whole.contains(separator) {
      let parts = whole.split(separator: separator).map { Self.entry(String($0)) }.filter { !$0.isEmpty }
      if parts.count > 1 { return [parts, [whole]] }
    }
    return [[whole]]
  }

  /// What people write between the entries of one line.
  private static let separators = [";", " • ", ",", " - "]

  /// What is between a text's quotes; the text itself where it has none, and `nil` where it isn't clear what they enclose.
  private static func unquoted(_ text: String) -> String? {
    guard let quote = text.first, "\"'".contains(quote) else { return text }
    let inner = text.dropFirst().dropLast()
    guard text.count > 1, text.last == quote, !inner.contains(where: { "\"'\\".contains($0) }) else {
      return nil
    }
    return String(inner)
  }

  /// A text without a bullet before it.
  private static func entry(_ text: String) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    if let first = text.first, "•·*-–".contains(first) { text = text.dropFirst().drop { $0 == " " } }
    return String(text)
  }
}

/// A colour as the catalogue writes it, from a text that is clearly one.
package struct RGBText {
  /// `#` and six upper-case hexadecimal digits.
  package let text: String

  /// - Parameter text: three or six hexadecimal digits (CSS Color 4, section 5.2), with or without `#` before them.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }) else {
      return nil
    }
    switch digits.utf8.count {
    case 6: self.text = "#" + digits.uppercased()
    case 3: self.text = "#" + digits.uppercased().map { "\($0)\($0)" }.joined()
    default: return nil
    }
  }
}
