internal import CatalogueEmit
internal import CatalogueSources
public import Diagnostics

/// The files of which the preview's page is made, but for its data.
public struct PreviewFiles: Sendable {
  /// The document, in which `{{policy}}`, `{{nonce}}`, `{{style}}`, `{{script}}`, `{{version}}` and `{{data}}` are
  /// placeholders for the rest.
  public static let page = "page.html"
  /// The style sheet.
  public static let style = "page.css"
  /// The scripts, in their order on the page.
  public static let scripts = [
    "search.js", "elements.js", "state.js", "details.js", "images.js", "qr.js", "barcodes.js", "brand.js",
    "tiles.js", "filters.js",
    "page.js",
  ]
  /// The script that reloads the page when it changes, which only a served page has.
  public static let reloading = "reload.js"
  /// The names of all of them.
  public static let names = [page, style] + scripts + [reloading]

  private let files: [String: SourceText]

  /// - Parameter files: the files by their names.
  public init(_ files: [String: SourceText]) { self.files = files }

  /// The bytes of some of the files, one after the other; missing ones are left out.
  func bytes(_ names: [String]) -> [UInt8] { names.flatMap { files[$0]?.bytes ?? [] } }
}

/// The page around the data. Its policy (Content Security Policy Level 3) allows its own script and style alone, and
/// images that are part of it; nothing is fetched.
///
/// No text of a source can become an element: the data has no `<`, and the scripts set texts only as text. Should one
/// become an element all the same, its script wouldn't run without the nonce: 128 random bits, which whoever wrote the
/// sources or a link to the page can't know. A file that is opened from the disk has no other policy than this one, in
/// its head.
struct PreviewPage: Sendable {
  /// The bytes before, between and after the placeholders that every page fills.
  private var fixed: [[UInt8]] = [[]]
  /// The names of these placeholders.
  private var slots: [String] = []
  private let isServed: Bool

  /// - Parameter isServed: whether the page asks its server for changes.
  init(_ files: PreviewFiles, isServed: Bool) {
    self.isServed = isServed
    let scripts = PreviewFiles.scripts + (isServed ? [PreviewFiles.reloading] : [])
    let values = ["style": files.bytes([PreviewFiles.style]), "script": files.bytes(scripts)]
    let page = files.bytes([PreviewFiles.page])
    var offset = 0
    for tag in TemplateTags(page) {
      fixed[fixed.count - 1] += page[offset..<tag.span.lowerBound]
      offset = tag.span.upperBound
      if let value = values[tag.text ?? ""] {
        fixed[fixed.count - 1] += value
      } else {
        slots.append(tag.text ?? "")
        fixed.append([])
      }
    }
    fixed[fixed.count - 1] += page[offset...]
  }

  /// The whole page.
  /// - Parameter nonce: what nobody can know before the page is made.
  func bytes(_ data: PreviewData, nonce: String) -> [UInt8] {
    let json = data.json()
    // By its version, a page that was made before its server was started notices a newer one.
    let version = isServed ? String(Checksum.of(json[...]), radix: 16) : ""
    let texts = ["version": version, "nonce": nonce, "policy": policy(nonce)].mapValues { Array($0.utf8) }
    let values = texts.merging(["data": json]) { $1 }
    var page: [UInt8] = []
    page.reserveCapacity(json.count + fixed.reduce(0) { $0 + $1.count })
    for (index, part) in fixed.enumerated() {
      page += part
      if slots.indices.contains(index) { page += values[slots[index]] ?? [] }
    }
    return page
  }

  private func policy(_ nonce: String) -> String {
    [
      "default-src 'none'", "img-src data:", "style-src 'nonce-\(nonce)'", "script-src 'nonce-\(nonce)'",
      "connect-src \(isServed ? "'self'" : "'none'")", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}
