internal import Catalogue
internal import Diagnostics
internal import Foundation
internal import StrictJSON

/// A brand of the page's data: the fields that apps search by, and what is shown.
struct PreviewBrandData {
  let brand: PreviewBrand

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writeNames(to: &writer)
      writer.key("path")
      writer.string(brand.path)
      writer.key("category")
      writer.string(brand.brand.category)
      writer.key("status")
      writer.string(brand.brand.status.rawValue)
      writeLooks(to: &writer)
      writer.key("findings")
      writer.array(brand.findings) { $1.write(to: &$0) }
      writer.key("changes")
      writer.array(brand.changes) { $1.write(to: &$0) }
    }
  }

  /// Under the names that `italy.json` has, as the apps' search reads them.
  private func writeNames(to writer: inout JSONWriter) {
    for (key, text) in [("id", brand.brand.id), ("name", brand.brand.name)] {
      writer.key(key)
      writer.string(text)
    }
    writer.key("rank")
    writer.optional(brand.brand.rank) { $0.integer($1) }
    for (key, texts) in [("aliases", brand.brand.aliases), ("keywords", brand.brand.keywords)] {
      writer.key(key)
      writer.array(texts) { $0.string($1) }
    }
    writer.key("programmes")
    writer.array(brand.brand.programmes) { writer, programme in
      writer.object { writer in
        writer.key("name")
        writer.string(programme.name)
      }
    }
  }

  private func writeLooks(to writer: inout JSONWriter) {
    let colors = [
      ("initialsColor", brand.brand.initialsColor.color),
      ("initialsBackground", brand.brand.initialsBackground),
      ("logoBackground", brand.brand.logoBackground),
    ]
    writer.key("initials")
    writer.string(brand.brand.initials)
    for (key, color) in colors {
      writer.key(key)
      writer.optional(color) { $0.string($1.description) }
    }
    writer.key("logo")
    writer.optional(brand.logo) { Self.write($1, to: &$0) }
  }

  /// A drawing that is refused isn't shown: drawing it may be what it is refused for.
  private static func write(_ logo: LogoSource, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("file")
      writer.string(logo.source.path.fileName)
      writer.key("sourceBytes")
      writer.integer(logo.source.bytes.count)
      writer.key("source")
      writer.optional(logo.forms.svg.map { _ in logo.source.bytes }) { $0.string(dataURI($1)) }
      writer.key("svgBytes")
      writer.optional(logo.forms.svg?.count) { $0.integer($1) }
      writer.key("svg")
      writer.optional(logo.forms.svg) { $0.string(dataURI($1)) }
      writer.key("drawableBytes")
      writer.optional(logo.forms.drawable?.count) { $0.integer($1) }
      writer.key("limitation")
      writer.optional(logo.forms.limitation) { $0.string($1) }
    }
  }

  /// The file as an address (RFC 2397). As an image's it runs no script and fetches nothing.
  private static func dataURI(_ svg: [UInt8]) -> String {
    "data:image/svg+xml;base64," + Data(svg).base64EncodedString()
  }
}

extension Diagnostic {
  /// What is invisible, or turns the text around, shows as U+FFFD.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("rule")
      writer.string(rule)
      writer.key("severity")
      writer.string(severity.rawValue)
      writer.key("place")
      writer.optional(location) { $0.string(TerminalText.visible("\($1)")) }
      writer.key("message")
      writer.string(TerminalText.visible(message))
      writer.key("fix")
      writer.optional(fix) { $0.string(TerminalText.visible($1)) }
    }
  }
}

extension BrandChanges.Change {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("text")
      writer.string(TerminalText.visible(text))
      writer.key("isBreaking")
      writer.bool(isBreaking)
    }
  }
}

extension JSONWriter {
  /// Writes a value, or `null`.
  mutating func optional<Value>(_ value: Value?, _ write: (inout JSONWriter, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }
}
