internal import CatalogueSources

/// The lines of a template that are written for each brand: the engine renders them once for a chunk, with marks in place
/// of what is a brand's own, and the brands are put in their place afterwards. The engine takes microseconds for each.
struct MemberRows {
  /// What begins and ends the lines, as marks.
  static let (begin, end) = ("row", "end")

  /// The template with marks around the lines of each section over members; `nil` where the lines can't be repeated:
  /// because a tag stands beside others on its line, or another section is within.
  let template: [UInt8]

  init?(_ template: [UInt8]) {
    var (marked, offset): ([UInt8], Int) = ([], 0)
    var (start, hasOwn): (Int?, Bool) = (nil, false)
    for tag in TemplateTags(template) {
      switch tag.text {
      case "#members":
        guard start == nil, let line = Self.line(of: tag, in: template) else { return nil }
        (start, hasOwn) = (line.upperBound, false)
      case "/members":
        // The last line feed stays behind the mark, so that the tag is still alone on its line.
        guard let first = start, hasOwn, let line = Self.line(of: tag, in: template), first < line.lowerBound
        else { return nil }
        marked += template[offset..<first] + TemplateMarks.mark(Self.begin).utf8
        marked += template[first..<line.lowerBound - 1] + TemplateMarks.mark(Self.end).utf8
        (offset, start) = (line.lowerBound - 1, nil)
      case let text? where start != nil:
        guard let lead = text.first, !"#^/".contains(lead) else { return nil }
        hasOwn = hasOwn || MemberView.Part(rawValue: text) != nil
      default: break
      }
    }
    guard start == nil else { return nil }
    self.template = marked + template[offset...]
  }

  /// The line that a tag is alone on, with its line feed.
  private static func line(of tag: TemplateTags.Tag, in template: [UInt8]) -> Range<Int>? {
    let (start, end) = (tag.span.lowerBound, tag.span.upperBound)
    guard end < template.count, template[end] == 0x0A, start == 0 || template[start - 1] == 0x0A else {
      return nil
    }
    return start..<end + 1
  }
}

/// What the engine made of the lines of one section.
struct RenderedRow: Sendable {
  private enum Content: Sendable {
    case text([UInt8])
    case part(MemberView.Part)
  }

  private var contents: [Content] = []
  /// The chunk whose brands are written, by the index of its collection and its number.
  private var chunk: (collection: Int, number: Int)?

  /// Adds text, with all its marks replaced.
  mutating func add(_ text: [UInt8]) { contents.append(.text(text)) }

  mutating func add(_ part: MemberView.Part, of chunk: (collection: Int, number: Int)) {
    contents.append(.part(part))
    self.chunk = chunk
  }

  /// The lines of every brand of the chunk.
  func lines(of chunks: BrandChunks, in language: OutputLanguage) -> [UInt8] {
    guard let chunk else { return [] }
    var bytes: [UInt8] = []
    let brands = chunks.collections[chunk.collection].chunks[chunk.number]
    for (index, member) in ChunkView(chunk: brands, language: language).members.enumerated() {
      // The line feed that stands behind the mark of the end is the last brand's.
      if index > 0 { bytes.append(0x0A) }
      for content in contents {
        switch content {
        case .text(let text): bytes += text
        case .part(let part): bytes += member.text(of: part).utf8
        }
      }
    }
    return bytes
  }
}
