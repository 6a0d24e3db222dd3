internal import StrictJSON

/// A document that the client has open: its text counts, whatever is on disk.
struct OpenDocument {
  /// As the client writes it.
  let uri: String
  private(set) var text: DocumentText
  private(set) var version: Int64?
  /// Which of all changes its last one was.
  private(set) var change: Int

  init(uri: String, _ text: DocumentText, version: Int64?, change: Int) {
    (self.uri, self.text, self.version, self.change) = (uri, text, version, change)
  }

  /// Makes the changes of a message, one after the other: each with a range of the text before it, or the whole text.
  /// - Throws: `ResponseError`, where one can't be read; those before it are made.
  mutating func apply(
    _ changes: [LocatedValue], version: Int64?, number: Int, _ encoding: PositionEncoding
  ) throws(ResponseError) {
    (self.version, change) = (version, number)
    for change in changes {
      guard let new = change.object?["text"]?.string else { throw .missing("text of a change") }
      guard let range = change.object?["range"]?.object else {
        text = DocumentText(Array(new.utf8), encoding)
        continue
      }
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
        throw .missing("range of a change")
      }
      let span = text.offset(of: start)..<max(text.offset(of: start), text.offset(of: end))
      var bytes = text.bytes
      bytes.replaceSubrange(span, with: new.utf8)
      text = DocumentText(bytes, encoding)
    }
  }
}
