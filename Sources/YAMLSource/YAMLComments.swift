/// The comments around an entry of a YAML file, each from its `#` on; an empty one stands for a blank line.
public struct YAMLComments: Hashable, Sendable {
  /// On lines of their own before the entry.
  public var before: [String]
  /// On the line on which the entry begins.
  public var behind: String?
  /// On lines of their own after all that is in the entry, indented as that is.
  public var after: [String]

  /// Comments; none by themselves.
  public init(before: [String] = [], behind: String? = nil, after: [String] = []) {
    self.before = before
    self.behind = behind
    self.after = after
  }
}
