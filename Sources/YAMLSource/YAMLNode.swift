public import StrictJSON

/// A value with the comments around it: what ``YAMLWriter`` writes.
public struct YAMLNode: Sendable {
  /// What a node can be.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(ExactNumber)
    case text(String)
    case sequence([YAMLNode])
    case mapping([Field])
  }

  /// One field of a mapping; the comments around it are its value's.
  public struct Field: Sendable {
    /// The field's name.
    public var key: String
    /// The field's value.
    public var value: YAMLNode

    /// A field.
    public init(_ key: String, _ value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// The value.
  public var content: Content
  /// The comments around the value's entry; the outermost node has those of the whole file.
  public var comments: YAMLComments

  /// A node.
  public init(_ content: Content, comments: YAMLComments = YAMLComments()) {
    self.content = content
    self.comments = comments
  }

  /// A value as it was read, without comments.
  public init(_ value: LocatedValue) {
    var none: ArraySlice<YAMLComments> = []
    self.init(value, comments: &none)
  }

  /// A value with the comments of its entry and, in the order of the text, those of the entries in it.
  init(_ value: LocatedValue, comments: inout ArraySlice<YAMLComments>) {
    self.comments = comments.popFirst() ?? YAMLComments()
    content =
      switch value.content {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number)
      case .string(let text): .text(text)
      case .array(let elements): .sequence(elements.map { YAMLNode($0, comments: &comments) })
      case .object(let object):
        .mapping(object.members.map { Field($0.key, YAMLNode($0.value, comments: &comments)) })
      }
  }
}

/// The comments around an entry of a YAML file, each from its `#` on; an empty one is a blank line.
public struct YAMLComments: Hashable, Sendable {
  /// On their own lines before the entry.
  public var before: [String]
  /// On the line on which the entry begins.
  public var behind: String?
  /// On their own lines after the entry's content, with its indentation.
  public var after: [String]

  /// Comments, by default none.
  public init(before: [String] = [], behind: String? = nil, after: [String] = []) {
    self.before = before
    self.behind = behind
    self.after = after
  }
}
