/// What a catalogue that is read may ask for at most. A real one has some hundred brands of a kilobyte each: no
/// limit is near. The memory that a hostile one costs is bounded by its length alone, to some twenty-five times of it.
enum CatalogueLimits {
  /// The longest text, in bytes.
  static let bytes = 32 << 20
  /// How many brands, and how many tombstones.
  static let brands = 0...50_000
  /// How many elements any list within a brand has.
  static let elements = 0...1000
  /// The length of a name or another single line, in bytes of UTF-8.
  static let line = 1...2000
  /// The length of a sample code, in bytes of UTF-8: four thousand characters fit.
  static let sample = 0...16_000
  /// The length of a code, in characters: the most that any symbol holds (ISO/IEC 18004, version 40-L).
  static let codeLength = 1...2953
  /// Ranks and revisions: whoever adds to one stays far from where 32 bits end.
  static let counter = 1...999_999_999
}
