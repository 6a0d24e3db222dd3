internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// What passes the template engine as a short mark, and is put in its place afterwards: long text that holds no tag, the
/// brands in chunks, and the version. The engine works on characters, and takes a time for text that grows with its square;
/// and where only what has marks changed, it needn't work again (``TemplateInput``).
///
/// A mark is a name between two NUL characters. Templates have none (``TemplateCheck``); one in a value is a mark too.
struct TemplateMarks {
  /// The texts of the template that have marks.
  let texts: [[UInt8]]
  let version: CatalogueVersion
  let chunks: BrandChunks
  let language: OutputLanguage

  /// What a template is given marks in place of, beside the version.
  enum Subjects {
    case none, chunks, chunksAndMembers
  }

  /// What a template writes of the version.
  enum VersionPart: String, CaseIterable {
    case version, revision, release

    func text(of version: CatalogueVersion, in language: OutputLanguage) -> String {
      switch self {
      case .version: language.literals.string(version.date.description)
      case .revision: String(version.revision)
      case .release: version.description
      }
    }
  }

  /// Shorter text is as quick to copy as a mark.
  private static let shortest = 24

  static func mark(_ name: String) -> String { "\0\(name)\0" }

  /// The mark of a chunk of a collection, by its index, in a form.
  static func chunk(_ chunk: BrandChunk, of collection: Int, as form: ChunkView.Form) -> String {
    mark("\(collection) \(chunk.number) \(form.rawValue)")
  }

  /// The marks of what is a member's own, in a chunk of a collection, by its index.
  static func member(
    of chunk: BrandChunk, of collection: Int
  ) -> @Sendable (MemberView.Part) -> String {
    let lead = "\(collection) \(chunk.number)"
    return { mark("\(lead) member \($0.rawValue)") }
  }

  /// A text in which each NUL is a mark.
  static func marking(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return text.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: mark("NUL"))
  }

  /// A template with marks in place of long text, and the texts by their numbers.
  static func split(_ template: [UInt8]) -> (template: [UInt8], texts: [[UInt8]]) {
    var (marked, texts): ([UInt8], [[UInt8]]) = ([], [])
    func append(_ text: ArraySlice<UInt8>) {
      guard let lines = lines(of: text), lines.count >= shortest else { return marked += text }
      marked += text[..<lines.startIndex] + mark("\(texts.count)").utf8 + text[lines.endIndex...]
      texts.append(Array(lines))
    }
    var offset = 0
    for tag in TemplateTags(template) {
      append(template[offset..<tag.span.lowerBound])
      marked += template[tag.span]
      offset = tag.span.upperBound
    }
    append(template[offset...])
    return (marked, texts)
  }

  /// The whole lines within a text between two tags, without the last line feed: what is on a line with a tag may have a
  /// meaning for it.
  private static func lines(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = text.firstIndex(of: 0x0A), let last = text.lastIndex(of: 0x0A), first < last else {
      return nil
    }
    return text[(first + 1)..<last]
  }

  /// What the engine wrote, with all that the marks stand for.
  func replaced(in rendered: SharedBytes) -> FileContent {
    var (content, start): (FileContent, Int) = (FileContent(), 0)
    var row: RenderedRow?
    var isMark = false
    let lengths = rendered.withUnsafeBytes { text in
      text.split(separator: 0, omittingEmptySubsequences: false).map(\.count)
    }
    for length in lengths {
      let part = rendered[start..<start + length]
      if isMark {
        replace(part.text, &row, &content)
      } else if row == nil {
        content.append(part)
      } else {
        row?.add(part.array)
      }
      isMark.toggle()
      start += length + 1
    }
    return content
  }

  /// Appends what a mark stands for: to the row that has begun, or else to the file.
  private func replace(_ mark: String, _ row: inout RenderedRow?, _ content: inout FileContent) {
    let parts = mark.split(separator: " ")
    if mark == MemberRows.begin {
      row = RenderedRow()
    } else if mark == MemberRows.end {
      if let row { content.append { [chunks, language] in row.lines(of: chunks, in: language) } }
      row = nil
    } else if parts.count == 4, let part = MemberView.Part(rawValue: String(parts[3])),
      let collection = Int(parts[0]), let chunk = Int(parts[1])
    {
      row?.add(part, of: (collection, chunk))
    } else if let view = chunk(of: parts),
      let form = parts.last.flatMap({ ChunkView.Form(rawValue: String($0)) })
    {
      if row == nil { content.append { view.bytes(of: form) } } else { row?.add(view.bytes(of: form)) }
    } else if row == nil {
      content.append(text(of: mark))
    } else {
      row?.add(text(of: mark))
    }
  }

  /// The chunk that a mark of three parts names.
  private func chunk(of parts: [Substring]) -> ChunkView? {
    guard parts.count == 3, let collection = Int(parts[0]), let number = Int(parts[1]) else { return nil }
    return ChunkView(chunk: chunks.collections[collection].chunks[number], language: language)
  }

  private func text(of mark: String) -> [UInt8] {
    if mark == "NUL" { return [0] }
    if let part = VersionPart(rawValue: mark) { return Array(part.text(of: version, in: language).utf8) }
    return Int(mark).map { texts[$0] } ?? []
  }
}
