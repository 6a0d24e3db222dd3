internal import CatalogueSources

/// What an entry's schema says of its fields, for the people who write entries.
public struct EntryFields: Sendable {
  /// The entry, or a record within it.
  public struct Record: Sendable {
    /// What it is, in a few words.
    public let title: String
    /// What it must be.
    public let description: String
    /// The fields that hold it, such as `barcode.formats`; none of the entry itself.
    public internal(set) var holders: [String] = []
    /// Its fields in the order of the file, each with those behind it that are published for it.
    public internal(set) var fields: [Field] = []
  }

  /// A field of an entry or of a record.
  public struct Field: Sendable {
    /// Its name.
    public let name: String
    /// What it is.
    public let title: String
    /// What is allowed.
    public let description: String
    /// Whether a file must have it.
    public let presence: Presence
    /// A value, as JSON on one line; empty where the schema has none.
    public let example: String
    /// Where it is found.
    public let place: Place
    /// Whether code for apps has it.
    public let isCompiled: Bool
    /// The words that are published, where not all of those that files may have are.
    public let publishedWords: [String]
    /// What the words of a list of words mean, as far as the schema says it.
    public let meanings: [Meaning]
    /// The index of the record that it holds, or of the elements of its list.
    public let record: Int?
  }

  /// A word that a field may have, and what it means.
  public struct Meaning: Sendable {
    /// The word.
    public let word: String
    /// What it means.
    public let title: String
  }

  /// Whether a file must have a field.
  public enum Presence: Hashable, Sendable {
    case required
    /// Only a file that has this other field.
    case requiredWith(String)
    /// It is this value, as JSON, where it is left out.
    case defaultValue(String)
    /// A behaviour gives its value, or completes it where it is left out.
    case derived
    case optional
  }

  /// Where a field is found.
  public enum Place: Hashable, Sendable {
    case sourcesAlone, publishedAlone, both
  }

  /// The entry, then the records within it.
  public let records: [Record]
  /// The path of the schema.
  public let path: String
}
