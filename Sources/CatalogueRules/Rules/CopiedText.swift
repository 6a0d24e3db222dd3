internal import CatalogueSources
internal import Diagnostics
internal import YAMLSource

extension Rule {
  package static let copiedText = Rule(
    "E109", .error,
    "Names and search words are the text alone: no quotes or HTML round it, no comma after it, and letters of one script.",
    entries: { context in
      let paths = context.schema.entry.sourcePaths { $0.search != nil && $0.script == nil }
      return { brand in
        paths.flatMap { path in
          path.texts(in: brand.object).compactMap { text in
            CopiedText(text.value).finding(path, at: text.span, in: brand)
          }
        }
      }
    })
}

/// A text that may have come with something of the page, the chat or the file that it was copied from.
struct CopiedText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// What is wrong with it, in the order in which people see it.
  fileprivate func finding(
    _ path: SourceFieldPath, at span: Range<Int>, in brand: BrandSource
  ) -> Finding? {
    guard text.utf8.count <= Self.longestText, let problem else { return nil }
    let clean = clean
    let isUsable =
      clean.contains(where: Self.isWord) && CopiedText(clean).problem == nil
      && PlainTextCheck.problem(of: clean) == nil
    let field = path.field?.name ?? path.name
    guard isUsable else {
      return Finding(problem.message, at: brand.location(span), fix: "write the \(field) as people read it")
    }
    let written = YAMLWriter.scalar(clean)
    return Finding(
      problem.message, at: brand.location(brand.span(of: problem.part, in: span)),
      fix: path.field?.type.isList == true ? "write \(written)" : "write \(field): \(written)",
      edit: brand.source.text(span).contains(where: \.isNewline)
        ? nil : TextEdit(replacing: span, of: brand.source, with: written))
  }

  /// Whether a finding says so of it, where it is a name.
  var isReported: Bool { text.utf8.count <= Self.longestText && problem != nil }

  /// The first thing that doesn't belong to the text, and what it is.
  private var problem: (part: Substring, message: String)? {
    guard isDoubtful else { return nil }
    if let quotes { return (text[...], "\(quotes.0) and \(quotes.1) become part of the text") }
    if let markup = firstMarkup {
      return (markup, "\"\(markup)\" is HTML")
    }
    if let letter = foreignLetter {
      return (letter.part, "\"\(letter.part)\" is a \(letter.script) letter among Latin ones")
    }
    switch text.last {
    case ",": return (text[...], "\"\(text)\" ends in a comma")
    case ";": return (text[...], "\"\(text)\" ends in a semicolon")
    default: break
    }
    let isLeftOpen = text.allSatisfy { "?.…-_*/ ".contains($0) }
    return isLeftOpen ? (text[...], "\"\(text)\" has no letter or digit") : nil
  }

  /// Whether a closer look may find something: nearly all texts are done with one over their bytes.
  private var isDoubtful: Bool {
    var (isFirst, hasWord, hasAmpersand, last): (Bool, Bool, Bool, UInt8) = (true, false, false, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasWord = true
      case UInt8(ascii: "<"): return true
      case UInt8(ascii: "&"): hasAmpersand = true
      case UInt8(ascii: ";"): if hasAmpersand { return true }
      // Greek and Cyrillic.
      case 0xCD...0xD4: return true
      default:
        // A quote, in ASCII or not.
        if isFirst, byte >= 0x80 || "\"'`".utf8.contains(byte) { return true }
      }
      (isFirst, last) = (false, byte)
    }
    return !hasWord || last == UInt8(ascii: ",") || last == UInt8(ascii: ";")
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  // MARK: What was meant

  /// The text without all of that.
  private var clean: String {
    var text = text.replacing(Self.markup) { Self.character(of: $0.0) }
    text = Self.latin(text)
    // Behind an ampersand a semicolon may end a character's name that isn't known here.
    let surplus = text.contains("&") ? ", " : ",; "
    while let last = text.last, surplus.contains(last) { text.removeLast() }
    if CopiedText(text).quotes != nil { text = String(text.dropFirst().dropLast()) }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The quotes that stand round the whole text, and nowhere in it.
  private var quotes: (Character, Character)? {
    guard text.count > 2, let first = text.first, let last = text.last else { return nil }
    return Self.quotes.first { pair in
      pair.0 == first && pair.1 == last
        && !text.dropFirst().dropLast().contains { $0 == pair.0 || $0 == pair.1 }
    }
  }

  private static let quotes: [(Character, Character)] = [
    ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("«", "»"), ("»", "«"), ("\"", "\""), ("`", "`"),
  ]

  /// The first piece of HTML; names that aren't known may be the text's own.
  private var firstMarkup: Substring? {
    guard text.utf8.count <= Self.longestText else { return nil }
    return text.matches(of: Self.markup).lazy.map(\.0)
      .first { $0.first != "&" || Self.entity($0) != nil }
  }

  /// No name is longer, in bytes.
  private static let longestText = 1000

  /// A tag of those that stand in texts, or a character by its name or number (HTML, sections 13.1.2 and 13.1.4).
  private static var markup: Regex<Substring> {
    #/<\/?(?:b|i|u|em|strong|span|p|br|a|sup|sub|small|font|div|h[1-6])(?: [^<>]{0,200})?\/?>|&(?:[A-Za-z]{2,8}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});/#
  }

  /// What a reader sees of a piece of HTML: nothing of a tag, and of a break a space.
  private static func character(of markup: Substring) -> String {
    guard markup.first == "&" else {
      return ["<br", "<p", "</p", "<div"].contains(where: markup.hasPrefix) ? " " : ""
    }
    return entity(markup) ?? String(markup)
  }

  /// The character that a name or number stands for; `nil` where it isn't known.
  private static func entity(_ markup: Substring) -> String? {
    let name = markup.dropFirst().dropLast()
    if let known = characters[String(name)] { return known }
    let digits = name.dropFirst()
    guard name.first == "#" else { return nil }
    let isHexadecimal = digits.first.map { "xX".contains($0) } ?? false
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let characters = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "rsquo": "’", "ndash": "–",
    "agrave": "à", "egrave": "è", "eacute": "é", "igrave": "ì", "ograve": "ò", "ugrave": "ù", "Agrave": "À",
    "Egrave": "È", "Eacute": "É", "ouml": "ö", "uuml": "ü", "auml": "ä", "ccedil": "ç", "reg": "®",
    "copy": "©",
    "trade": "™",
  ]

  /// The first letter that looks like a Latin one, in a word that has Latin ones too.
  private var foreignLetter: (part: Substring, script: String)? {
    for word in text.split(whereSeparator: { !Self.isWord($0) }) {
      let hasLatin = word.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value < 0x250 }
      let index = word.unicodeScalars.firstIndex { Self.lookAlikes[$0] != nil }
      guard hasLatin, let index else { continue }
      let scalar = word.unicodeScalars[index]
      return (
        word[index..<word.unicodeScalars.index(after: index)], scalar.value < 0x400 ? "Greek" : "Cyrillic"
      )
    }
    return nil
  }

  /// The text with Latin letters in those words in which they are all of one script then.
  private static func latin(_ text: String) -> String {
    let latin = String(String.UnicodeScalarView(text.unicodeScalars.map { lookAlikes[$0] ?? $0 }))
    let isLatin = !latin.unicodeScalars.contains { (0x370..<0x530).contains($0.value) }
    return isLatin ? latin : text
  }

  /// The letters of other scripts that look like Latin ones in most fonts (Unicode Technical Standard 39).
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
    let foreign = "АВЕЅІЈКМНОРСТХУаеѕіјорсхуΑΒΕΖΗΙΚΜΝΟΡΤΥΧο"
    let latin = "ABESIJKMHOPCTXYaesijopcxyABEZHIKMNOPTYXo"
    return Dictionary(zip(foreign.unicodeScalars, latin.unicodeScalars)) { first, _ in first }
  }()
}
