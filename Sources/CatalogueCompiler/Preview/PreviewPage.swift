internal import Foundation

/// The page around the data. It runs its own script and has its own style alone, which its policy knows by their
/// hashes (Content Security Policy Level 3, section 2.3.1); images are part of it, and nothing is fetched.
struct PreviewPage: Sendable {
  /// What stands between the slots that are filled for every page, and before and after them.
  private var fixed: [[UInt8]] = [[]]
  /// Which slots these are.
  private var slots: [String] = []
  private let isServed: Bool

  /// - Parameter isServed: whether the page asks its server to be told of changes.
  init(_ files: PreviewFiles, isServed: Bool) {
    self.isServed = isServed
    let style = files.bytes([PreviewFiles.style])
    let script = files.bytes(PreviewFiles.scripts + (isServed ? [PreviewFiles.reloading] : []))
    let policy = Self.policy(style: style, script: script, isServed: isServed)
    let values = ["policy": Array(policy.utf8), "style": style, "script": script]
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
  func bytes(_ data: PreviewData) -> [UInt8] {
    let json = data.json()
    // A page that was made before the server was started has to know that it is another one.
    let version = isServed ? Array(String(Checksum.of(json[...]), radix: 16).utf8) : []
    let values = ["data": json, "version": version]
    var page: [UInt8] = []
    page.reserveCapacity(json.count + fixed.reduce(0) { $0 + $1.count })
    for (index, part) in fixed.enumerated() {
      page += part
      if slots.indices.contains(index) { page += values[slots[index]] ?? [] }
    }
    return page
  }

  private static func policy(style: [UInt8], script: [UInt8], isServed: Bool) -> String {
    [
      "default-src 'none'", "img-src data:", "style-src '\(hash(of: style))'",
      "script-src '\(hash(of: script))'", "connect-src \(isServed ? "'self'" : "'none'")", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func hash(of content: [UInt8]) -> String {
    "sha256-" + Data(SHA256.hash(content)).base64EncodedString()
  }
}
