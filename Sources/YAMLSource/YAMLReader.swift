public import Diagnostics
public import StrictJSON

/// Reads a YAML 1.2 file into located values, through libyaml's events.
///
/// The files are written by people who don't know YAML's corners, so the corners are errors: anchors, aliases,
/// tags, several documents, tabs, invisible characters, duplicate keys. A plain scalar means what YAML 1.2's
/// core schema (section 10.3) says; one that reads as a number and would lose something by it (`0123`) is an
/// error too, so nothing is ever guessed.
public enum YAMLReader {
  /// What the reader is willing to read.
  public struct Limits: Sendable {
    /// The longest file, in bytes.
    public var bytes: Int
    /// The deepest nesting of mappings and sequences.
    public var depth: Int

    /// 1 MiB and 32 levels: far more than a brand file needs.
    public init(bytes: Int = 1 << 20, depth: Int = 32) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// What a file holds: its value, where enough of it could be read, and all that is wrong with it.
  public struct Document: Sendable {
    /// The value; `nil` when the text could not be read to its end.
    public let value: LocatedValue?
    /// What is wrong, in the order of the text.
    public let problems: [YAMLProblem]
  }

  /// Reads one file.
  public static func read(_ source: SourceText, limits: Limits = Limits()) -> Document {
    guard source.bytes.count <= limits.bytes else {
      let message = "the file has \(source.bytes.count) bytes; the limit is \(limits.bytes)"
      return Document(value: nil, problems: [YAMLProblem(message, at: 0..<0)])
    }
    let scan = CharacterScan(source.bytes)
    guard scan.problems.isEmpty else { return Document(value: nil, problems: scan.problems) }
    var builder = TreeBuilder(source: source, offsets: scan.offsets, depthLimit: limits.depth)
    return builder.build()
  }
}
