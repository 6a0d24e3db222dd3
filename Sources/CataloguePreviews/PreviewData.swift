internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import Foundation
internal import StrictJSON

/// The page's data as JSON. The scripts in `preview/` read it.
struct PreviewData {
  let content: PreviewContent

  /// JSON that can be in a script element: there is no `<` in it.
  func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 1 << 20, layout: .compact)
    writer.object { writer in
      writer.member("words", content.collection ?? .unknown) { $0.write($1) }
      writer.member("hasTiles", content.kind.bindings.haveTiles)
      writer.member("hasCollections", content.collection == nil)
      writer.member("country", content.settings.country ?? "")
      writer.member("baseline", content.baseline?.description)
      writer.member("summary", content.summary)
      writer.members("categories", of: content.parts) { $0.write($1) }
      writer.members("brands", of: content.brands) { $0.write($1, isInParts: content.collection == nil) }
      writer.members("tombstones", of: content.tombstones) { $0.write($1) }
      writer.members("findings", of: content.findings) { $0.write($1) }
      writer.members("accepted", of: content.accepted) { $0.write($1) }
      writer.members("changes", of: content.changes) { $0.write($1) }
    }
    return Self.escapingLessThan(writer.finish())
  }

  /// In JSON a `<` can only be in a string, where it may be escaped: neither `</script` nor `<!--` is left.
  private static func escapingLessThan(_ json: [UInt8]) -> [UInt8] {
    let escaped = Array(#"\u003c"#.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 16)
    for byte in json {
      if byte == UInt8(ascii: "<") { bytes += escaped } else { bytes.append(byte) }
    }
    return bytes
  }
}

extension Bindings {
  /// Whether apps show an entry as a tile: with a logo, or with initials.
  fileprivate var haveTiles: Bool { self[.logo] != nil || self[.initialsBackground] != nil }
}

extension PreviewContent {
  /// What the entries are; `nil` where there are several collections.
  fileprivate var collection: EntryCollection? {
    kind.hasOneCollection ? kind.collections.first?.collection : nil
  }

  /// The parts of the page: the categories, or the collections where there are several.
  fileprivate var parts: [PreviewPart] {
    guard collection != nil else {
      return kind.collections.map {
        PreviewPart(id: $0.collection.name, name: $0.collection.heading, symbol: nil)
      }
    }
    let symbols = Dictionary(symbols.map { ($0.key, $0) }) { first, _ in first }
    return settings.categories.map {
      PreviewPart(id: $0.id.value, name: $0.name, symbol: symbols[$0.id.value]?.forms?.svg)
    }
  }
}

/// A part of the page.
private struct PreviewPart {
  let id: String
  let name: String
  /// The pictogram as SVG; `nil` where there is none.
  let symbol: [UInt8]?
}

/// Texts of sources lose what is invisible or turns their direction around: it shows as U+FFFD.
extension JSONWriter {
  fileprivate mutating func write(_ part: PreviewPart) {
    object { writer in
      writer.member("id", part.id)
      writer.member("name", part.name)
      writer.member("symbol", part.symbol.map(Self.dataURI))
    }
  }

  fileprivate mutating func write(_ collection: EntryCollection) {
    object { writer in
      writer.member("one", collection.word)
      writer.member("several", collection.words)
    }
  }

  fileprivate mutating func write(_ tombstone: Tombstone) {
    object { writer in
      writer.member("id", tombstone.id)
      writer.member("name", tombstone.name)
      writer.member("replacedBy", tombstone.replacedBy)
    }
  }

  fileprivate mutating func write(_ finding: Diagnostic) {
    object { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("position", finding.location.map { TerminalText.visible("\($0)") })
      writer.member("message", TerminalText.visible(finding.message))
      writer.member("fix", finding.fix.map(TerminalText.visible))
    }
  }

  fileprivate mutating func write(_ accepted: AcceptedFinding) {
    object { writer in
      writer.member("rule", accepted.finding.rule)
      writer.member("message", TerminalText.visible(accepted.finding.message))
      writer.member("reason", TerminalText.visible(accepted.reason))
    }
  }

  fileprivate mutating func write(_ change: BrandChanges.Change) {
    object { writer in
      writer.member("text", TerminalText.visible(change.text))
      writer.member("isBreaking", change.isBreaking)
    }
  }

  fileprivate mutating func write(_ detail: PreviewDetail) {
    object { writer in
      writer.member("title", detail.title)
      writer.members("lines", of: detail.lines) { $0.string(TerminalText.visible($1)) }
      writer.member("language", detail.script?.language)
      writer.member("direction", detail.script?.direction)
    }
  }

  fileprivate mutating func write(_ barcode: PreviewBarcode) {
    object { writer in
      writer.members("details", of: barcode.details) { $0.write($1) }
      writer.members("formats", of: barcode.formats) { writer, format in
        writer.object { writer in
          writer.member("name", format.name)
          writer.members("details", of: format.details) { $0.write($1) }
          writer.members("samples", of: format.samples) { $0.string($1) }
        }
      }
    }
  }

  /// A brand: what apps search by, under the names that the page's search has for it, and what is shown.
  /// - Parameter isInParts: whether the page has a part for each collection.
  fileprivate mutating func write(_ shown: PreviewBrand, isInParts: Bool) {
    let schema = shown.schema
    let category =
      isInParts
      ? schema.collection.name : schema.category.flatMap { schema.value($0.name, of: shown.entry).text }
    let value = { (role: Role) in schema.value(role, of: shown.entry) }
    let letters = value(.initialsColor).text.flatMap(InitialsColor.init)
    object { writer in
      writer.member("id", shown.entry.id)
      writer.member("name", shown.entry.title)
      writer.members("aliases", of: schema.texts(searchedAs: "alias", of: shown.entry)) { $0.string($1) }
      writer.members("keywords", of: schema.texts(searchedAs: "keyword", of: shown.entry)) { $0.string($1) }
      writer.members("programmes", of: schema.texts(searchedAs: "programme", of: shown.entry)) {
        writer, name in
        writer.object { $0.member("name", name) }
      }
      writer.member("rank", value(.rank).integer)
      writer.member("path", shown.path)
      writer.member("category", category)
      writer.member("status", shown.status.rawValue)
      writer.member("initials", value(.initials).text)
      writer.member("initialsColor", letters?.color.description)
      writer.member("initialsBackground", value(.initialsBackground).text)
      writer.member("logoBackground", value(.logoBackground).text)
      writer.member("logo", shown.logo) { $0.write($1) }
      writer.member("barcode", PreviewBarcode(of: shown.entry, schema)) { $0.write($1) }
      writer.members("details", of: PreviewDetail.all(of: shown.entry, schema, isInParts)) { $0.write($1) }
      writer.members("findings", of: shown.findings) { $0.write($1) }
      writer.members("accepted", of: shown.accepted) { $0.write($1) }
      writer.members("changes", of: shown.changes) { $0.write($1) }
    }
  }

  /// A rejected drawing isn't shown: to draw it may be the danger.
  private mutating func write(_ logo: LogoDrawing) {
    let forms = logo.forms
    object { writer in
      writer.member("file", logo.source.path.fileName)
      writer.member("sourceBytes", logo.source.bytes.count)
      writer.member("source", forms.map { _ in Self.dataURI(logo.source.bytes) })
      writer.member("svgBytes", logo.facts.byteCount)
      writer.member("svg", forms.map { Self.dataURI($0.svg) })
      writer.member("drawableBytes", forms?.drawable?.count)
      writer.member("limitation", logo.facts.limitation)
    }
  }

  /// The file as an address (RFC 2397). As the address of an image it runs no script and fetches nothing.
  private static func dataURI(_ svg: [UInt8]) -> String {
    "data:image/svg+xml;base64," + Data(svg).base64EncodedString()
  }
}
