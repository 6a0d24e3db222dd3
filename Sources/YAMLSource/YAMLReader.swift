public import Diagnostics
public import StrictJSON

/// Reads a YAML 1.2 file into located values, through libyaml's events.
///
/// The files are written by people who don't know YAML's special features, so these are errors: anchors, aliases, tags,
/// directives, several documents, merge keys, tabs, invisible characters, duplicate keys. A plain scalar means what
/// YAML 1.2's core schema (section 10.3) says; a number that would lose its spelling (`0123`) is an error too.
public enum YAMLReader {
  /// The reader's limits.
  public struct Limits: Sendable {
    /// The longest file, in bytes.
    public var bytes: Int
    /// The deepest nesting of mappings and sequences.
    public var depth: Int
    /// How many problems are reported: nobody fixes more than that one by one.
    public var problems: Int

    /// 1 MiB, 32 levels, 100 problems: far more than a file written by people needs.
    public init(bytes: Int = 1 << 20, depth: Int = 32, problems: Int = 100) {
      self.bytes = bytes
      self.depth = depth
      self.problems = problems
    }
  }

  /// The result of reading a file: its value, if it could be read to its end, and all problems.
  public struct Document: Sendable {
    /// The value; `nil` when the text couldn't be read to its end.
    public let value: LocatedValue?
    /// The problems in the order of the text.
    public let problems: [YAMLProblem]
  }

  /// Reads one file. The result has a value, problems, or both.
  public static func read(_ source: SourceText, limits: Limits = Limits()) -> Document {
    guard source.bytes.count <= limits.bytes else {
      // Whoever reads a file may stop where it is too long.
      let message = "the file has more than \(limits.bytes) bytes, which is the limit"
      return Document(value: nil, problems: [YAMLProblem(message, at: 0..<0)])
    }
    let scan = CharacterScan(source, limit: limits.problems)
    guard scan.isReadable else { return document(nil, scan.problems, limits) }
    var builder = TreeBuilder(source: source, offsets: scan.offsets, limits: limits)
    let tree = builder.build()
    var problems = scan.problems + tree.problems
    // After a forbidden character, or an alias on the same line, libyaml's error is only a consequence.
    if let error = tree.fatal, scan.problems.isEmpty {
      let line = source.location(error.span).line
      if !problems.contains(where: { source.location($0.span).line == line }) { problems.append(error) }
    }
    if tree.value == nil, problems.isEmpty { problems.append(.emptyFile) }
    return document(tree.value, problems, limits)
  }

  private static func document(_ value: LocatedValue?, _ problems: [YAMLProblem], _ limits: Limits)
    -> Document
  {
    let ordered = problems.sorted { $0.span.lowerBound < $1.span.lowerBound }
    guard ordered.count >= limits.problems, let last = ordered.prefix(limits.problems).last else {
      return Document(value: value, problems: ordered)
    }
    let more = YAMLProblem("only the first \(limits.problems) problems are listed", at: last.span)
    return Document(value: nil, problems: ordered.prefix(limits.problems) + [more])
  }
}

extension YAMLProblem {
  fileprivate static let emptyFile = YAMLProblem(
    "the file is empty", at: 0..<0, fix: "write one field a line, such as \"name: value\"")
}
