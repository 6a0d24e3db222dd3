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
  func replaced(in rendered: SharedBytes) -> [UInt8] {
    rendered.withUnsafeBytes { text in
      var bytes: [UInt8] = []
      // Quotes are escaped, and JSON has the names of fields, which tables don't. A file of one entry has no tables.
      bytes.reserveCapacity(text.count + (language.each == nil ? 2 * chunks.tablesLength : 0))
      var row: RenderedRow?
      var isMark = false
      for part in text.split(separator: 0, omittingEmptySubsequences: false) {
        if isMark {
          replace(String(decoding: part, as: UTF8.self), &row, &bytes)
        } else if row == nil {
          bytes += part
        } else {
          row?.add(Array(part))
        }
        isMark.toggle()
      }
      return bytes
    }
  }

  /// Appends what a mark stands for: to the row that has begun, or else to the file.
  private func replace(_ mark: String, _ row: inout RenderedRow?, _ bytes: inout [UInt8]) {
    let parts = mark.split(separator: " ")
    if mark == MemberRows.begin {
      row = RenderedRow()
    } else if mark == MemberRows.end {
      row?.append(chunks, in: language, to: &bytes)
      row = nil
    } else if parts.count == 4, let part = MemberView.Part(rawValue: String(parts[3])),
      let collection = Int(parts[0]), let chunk = Int(parts[1])
    {
      row?.add(part, of: (collection, chunk))
    } else if row == nil {
      bytes += content(of: mark)
    } else {
      row?.add(content(of: mark))
    }
  }

  private func content(of mark: String) -> [UInt8] {
    if mark == "NUL" { return [0] }
    if let part = VersionPart(rawValue: mark) { return Array(part.text(of: version, in: language).utf8) }
    let parts = mark.split(separator: " ")
    guard let number = parts.first.flatMap({ Int($0) }) else { return [] }
    guard parts.count == 3 else { return texts[number] }
    guard let chunk = Int(parts[1]), let form = ChunkView.Form(rawValue: String(parts[2])) else { return [] }
    return ChunkView(chunk: chunks.collections[number].chunks[chunk], language: language).bytes(of: form)
  }
}
