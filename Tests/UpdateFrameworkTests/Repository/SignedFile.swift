import StrictJSON
import UpdateFramework

/// Metadata files put together by hand, so that they can say what no honest program would write.
enum SignedFile {
  /// The file of a payload, signed over its canonical form.
  static func bytes(_ payload: JSON, by keys: [TestKey]) throws -> [UInt8] {
    try bytes(payloadText: payload.bytes, by: keys)
  }

  /// As above; a payload without a canonical form is signed as written.
  static func bytes(payloadText: [UInt8], by keys: [TestKey]) throws -> [UInt8] {
    let message = canonical(payloadText) ?? payloadText
    return bytes(payloadText: payloadText, signatures: try keys.map { try $0.signature(of: message) })
  }

  /// The file of a payload with any signatures.
  static func bytes(payloadText: [UInt8], signatures: [JSON]) -> [UInt8] {
    Array(#"{"signatures":"#.utf8) + JSON.array(signatures).bytes + Array(#","signed":"#.utf8) + payloadText
      + Array("}".utf8)
  }

  /// What is signed of a payload.
  static func canonical(_ payloadText: [UInt8]) -> [UInt8]? {
    (try? JSONReader.read(payloadText)).flatMap { try? CanonicalJSON.bytes(of: $0) }
  }
}
