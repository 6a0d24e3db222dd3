/// SVG files of which a few bytes were changed, dropped, doubled or put elsewhere: some can be read all the same.
public struct DamagedLogo {
  /// Pieces that mean something in XML, SVG or CSS, or nothing in UTF-8.
  private static let telling =
    [
      "<", ">", "/", "\"", "'", "=", "&", ";", "&#60;", "<g>", "</g>", "<g ", "/>", "<!--", "-->",
      "<![CDATA[", "]]>",
      "<?", "?>", "<!DOCTYPE", " xmlns=''", " xmlns:a='b'", "a:", "<script>", " onload=''", " href='#a'",
      " id='a'",
      "<use href='#a'/>", "url(", "@import", "\\75", "99999999999", "-", "%", "#", "e", "\n", "\r", "é",
    ].map { Array($0.utf8) } + [[0], [0x80], [0xC0], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xFF]]
  /// Pieces that may stand between tags.
  private static let whole = [
    "<g id='a'/>", "<use href='#a'/>", "<use x='9%' href='#g'/>", "<!-- <g> -->", "<![CDATA[<g>]]>", "<?x?>",
    "&lt;",
    "<x:g xmlns:x='urn:x'/>", "<svg viewBox='0 0 1 2'><g/></svg>", "<symbol id='a'><path/></symbol>",
    "<g xmlns='u'/>",
    "<switch><g/></switch>", "<clipPath id='c'><use href='#a'/></clipPath>", "<a/>", "<title>t</title>",
  ].map { Array($0.utf8) }
  private let files: [[UInt8]]
  private var generator: SeededGenerator

  /// Damages the files, of which there has to be one, in ways that are the same for the same seed.
  public init(_ files: [[UInt8]], seed: UInt64) {
    self.files = files
    generator = SeededGenerator(seed: seed)
  }

  /// The next file, damaged in one place or a few.
  public mutating func next() -> [UInt8] {
    var bytes = generator.pick(files)
    for _ in 0..<generator.pick([1, 1, 1, 2, 5]) {
      guard let place = bytes.indices.randomElement(using: &generator) else { return bytes }
      if Bool.random(using: &generator), let tag = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
        bytes.insert(contentsOf: generator.pick(Self.whole), at: tag)
      } else {
        damage(&bytes, at: place)
      }
    }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8], at place: Int) {
    let end = min(place + Int.random(in: 1...40, using: &generator), bytes.count)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    case 1: bytes.insert(contentsOf: generator.pick(Self.telling), at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3:
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
    case 4: bytes.replaceSubrange(place..<end, with: generator.pick(Self.telling))
    default: bytes.removeSubrange(place...)
    }
  }
}
