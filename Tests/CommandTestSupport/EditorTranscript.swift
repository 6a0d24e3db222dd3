internal import Foundation

/// The messages between an editor and the language server, one JSON a line; `FOLDER` stands for the case's folder.
enum EditorTranscript {
  /// The messages as the protocol frames them (LSP 3.17, base protocol).
  static func framed(_ messages: [UInt8], folder: String) -> [UInt8] {
    String(decoding: messages, as: UTF8.self).replacing("FOLDER", with: folder).split(separator: "\n")
      .flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
  }

  /// The framed messages, one JSON a line.
  static func lines(of text: String) -> String {
    var bytes = Array(text.utf8)[...]
    var lines = ""
    let end = Array("\r\n\r\n".utf8)
    while let header = bytes.firstRange(of: end),
      let length = String(decoding: bytes[..<header.lowerBound], as: UTF8.self).split(separator: " ").last
        .flatMap({ Int($0) }), header.upperBound + length <= bytes.endIndex
    {
      lines += String(decoding: bytes[header.upperBound..<header.upperBound + length], as: UTF8.self) + "\n"
      bytes = bytes[(header.upperBound + length)...]
    }
    return lines + String(decoding: bytes, as: UTF8.self)
  }
}
