internal import Foundation
internal import SVGNormalizer

/// What came of one file: a line of the report.
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
    let start = Self.threadSeconds
    let (result, problems) = Self.normalize(source, slug: slug)
    seconds = Self.threadSeconds - start
    self.path = path
    bytesIn = source.count
    bytesOut = result?.count ?? 0
    refusals = problems.filter(\.isRefusal).map(Problem.init)
    warnings = problems.filter { !$0.isRefusal }.map(Problem.init)
    isStable = result.map { Self.normalize($0, slug: slug).result == $0 } ?? true
    if let result { try Self.write(result, to: output.appendingPathComponent(path)) }
  }

  private static func normalize(_ bytes: [UInt8], slug: LogoSlug?) -> (
    result: [UInt8]?, problems: [LogoProblem]
  ) {
    let normalized = LogoNormalizer().normalize(bytes)
    guard let logo = normalized.logo, let slug else { return (nil, normalized.problems) }
    return ([UInt8](SVGWriter.text(for: logo, slug: slug).utf8), normalized.problems)
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

  /// The processor time that this thread has used so far.
  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Trial.Problem {
  init(_ problem: LogoProblem) {
    code = problem.code.rawValue
    message = problem.message
    offset = problem.span.lowerBound
  }
}
