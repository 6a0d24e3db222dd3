package import Diagnostics
internal import StrictJSON

extension BuildCache {
  /// The cache of these sources as a file.
  /// - Parameter findings: all that was found in them, also what they accept.
  package static func bytes(
    of sources: ParsedSources, findings: [Diagnostic], kind: KindFiles
  ) -> [UInt8] {
    var body = BinaryWriter()
    body.write(kind.digest)
    let unsound = sources.unsound(findings)
    body.write(sources.brands.filter { !unsound.contains(ByteString($0.source.path)) }) { body, brand in
      body.write(brand.source.path)
      body.write(brand.source.bytes)
      body.write(brand.encoded)
    }
    body.write(sources.logos) { body, logo in
      body.write(logo.source.path)
      body.write(logo.source.bytes)
      logo.facts.write(to: &body)
    }
    var head = BinaryWriter(title)
    head.write(word: Checksum.of(body.bytes[...]))
    return head.bytes + body.bytes
  }
}
