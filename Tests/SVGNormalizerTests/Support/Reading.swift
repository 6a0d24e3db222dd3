@testable import SVGNormalizer

/// The result of reading some bytes, and of passes over it.
struct Reading {
  private(set) var document: SVGDocument?
  private var log: ProblemLog
  private var bytes: [UInt8] { log.source.bytes }

  init(_ bytes: [UInt8]) {
    log = ProblemLog(source: SVGSource(bytes: bytes))
    document = SVGReader.read(bytes, log: &log)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The length of the file's text, in which positions are.
  var length: Int { bytes.count }

  var problems: [LogoProblem] { log.problems }

  var codes: [String] { problems.map(\.code.rawValue) }

  /// The text at the first problem's position.
  var marked: String? {
    problems.first.map { String(decoding: bytes[$0.span], as: UTF8.self) }
  }

  /// The problems, one on each line, with line and column.
  var summary: String {
    problems.map { problem in
      "\(problem.isError ? "error" : "warning") \(problem.position(in: bytes)) \(problem.code.rawValue)\n"
    }.joined()
  }

  /// The tree as text.
  var markup: String { document.map { MarkupPrinter.text($0.root) } ?? "" }

  /// Applies a pass to the document.
  mutating func apply(_ pass: DocumentPass) {
    guard var document else { return }
    pass.apply(&document, &log)
    self.document = document
  }
}

extension LogoProblem {
  /// Line and column in a file's text, both from 1.
  func position(in text: [UInt8]) -> String {
    let lines = text[..<span.lowerBound].split(separator: 0x0A, omittingEmptySubsequences: false)
    return "\(lines.count):\(String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1)"
  }
}

/// A picture around some elements.
func svg(_ content: String, _ attributes: String = "") -> String {
  #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"\#(attributes)>\#(content)</svg>"#
}
