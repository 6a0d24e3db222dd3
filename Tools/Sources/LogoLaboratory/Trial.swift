internal import Foundation
internal import SVGNormalizer

/// The result of one file: a line of the report.
struct Trial: Encodable {
  /// Something that is wrong with the file.
  struct Problem: Encodable {
    let code: String
    let message: String
    /// The place in the file, in bytes.
    let offset: Int
  }

  /// The file's path in its folder.
  let path: String
  let bytesIn: Int
  /// 0 where the file is refused.
  let bytesOut: Int
  let refusals: [Problem]
  let warnings: [Problem]
  /// Whether the result, brought into the form once more, is the same bytes.
  let isStable: Bool
  /// The processor time of the first pass.
  let seconds: Double

  /// Brings a file into normal form and, if it is accepted, writes the result.
  init(_ path: String, of folder: URL, output: URL) throws {
    let source = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    let slug = Self.slug(of: path)
    let first = Normalization(source, slug: slug)
    seconds = first.seconds
    self.path = path
    bytesIn = source.count
    bytesOut = first.result?.count ?? 0
    refusals = first.problems.filter(\.isError).map(Problem.init)
    warnings = first.problems.filter { !$0.isError }.map(Problem.init)
    isStable = first.result.map { Normalization($0, slug: slug).result == $0 } ?? true
    if let result = first.result { try Self.write(result, to: output.appendingPathComponent(path)) }
  }

  /// The file's name in the letters that a slug may have.
  private static func slug(of path: String) -> LogoSlug? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.lowercased()
    let isPlain = { (letter: Unicode.Scalar) in
      ("a"..."z").contains(letter) || ("0"..."9").contains(letter)
    }
    return LogoSlug(String(name.unicodeScalars.map { isPlain($0) ? Character($0) : "-" }))
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}

extension Trial.Problem {
  init(_ problem: LogoProblem) {
    code = problem.code.rawValue
    message = problem.message
    offset = problem.span.lowerBound
  }
}
