public import Diagnostics
internal import StrictJSON

/// Formats a file as ``YAMLWriter`` does, with all its comments, or not at all.
public enum YAMLFormatter {
  /// The formatted file. Lines end in CRLF if all lines of the file do, otherwise in LF.
  /// - Parameters:
  ///   - source: a file.
  ///   - arrange: orders the fields.
  /// - Throws: `YAMLProblem`: the first one of ``YAMLReader``, or that the result wouldn't have the same value and the
  ///   same comments.
  public static func format(
    _ source: SourceText, arrange: (YAMLNode) -> YAMLNode = { $0 }
  ) throws(YAMLProblem) -> [UInt8] {
    let original = try CommentedFile(source)
    var bytes = Array(YAMLWriter.text(of: arrange(original.node)).utf8)
    if source.bytes.endsLinesInCRLF { bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
    let result = try CommentedFile(SourceText(path: source.path, bytes: bytes))
    guard result.value.isEqual(to: original.value), result.comments == original.comments
    else {
      throw YAMLProblem("this can't be formatted without changing its value", at: original.value.span)
    }
    return bytes
  }
}

/// A file read with its comments.
private struct CommentedFile {
  let value: LocatedValue
  /// The comments' bytes, sorted.
  let comments: [[UInt8]]
  let node: YAMLNode

  init(_ source: SourceText) throws(YAMLProblem) {
    let document = YAMLReader.read(source)
    guard let value = document.value, document.problems.isEmpty else {
      throw document.problems.first ?? YAMLProblem("this can't be read", at: 0..<0)
    }
    let scan = try CommentScan(source, scalars: value.scalarSpans)
    let entries = FileEntries(value, in: source, dashes: scan.dashes)
    let placement = CommentPlacement(scan.comments, among: entries, in: source.bytes)
    var comments = placement.comments[...]
    self.value = value
    self.comments = scan.comments.map { Array($0.text.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    node = YAMLNode(value, comments: &comments)
  }
}

extension LocatedValue {
  /// The ranges of the keys and the scalars, in the order of the text.
  fileprivate var scalarSpans: [Range<Int>] {
    if let array { return array.flatMap(\.scalarSpans) }
    if let object { return object.members.flatMap { [$0.keySpan] + $0.value.scalarSpans } }
    return [span]
  }
}

extension [UInt8] {
  /// Whether every line ends in CR LF, and there is one.
  fileprivate var endsLinesInCRLF: Bool {
    let ends = indices.filter { self[$0] == 0x0A }
    return !ends.isEmpty && ends.allSatisfy { $0 > 0 && self[$0 - 1] == 0x0D }
  }
}
