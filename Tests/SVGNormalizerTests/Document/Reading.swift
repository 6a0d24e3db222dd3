@testable import SVGNormalizer

/// What the reader makes of some bytes.
struct Reading {
  let document: SVGDocument?
  let problems: [LogoProblem]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    var log = ProblemLog(source: SVGSource(bytes: bytes))
    document = SVGReader.read(bytes, log: &log)
    problems = log.problems
    self.bytes = bytes
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// What of the file the first problem points at.
  var marked: String? {
    problems.first.map { String(decoding: bytes[$0.span], as: UTF8.self) }
  }

  var codes: [String] { problems.map(\.code.rawValue) }
}

/// A picture around some elements.
func svg(_ content: String, _ attributes: String = "") -> String {
  #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"\#(attributes)>\#(content)</svg>"#
}
