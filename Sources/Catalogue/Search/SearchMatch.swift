/// Where in a text the letters that are sought begin.
enum SearchMatch {
  /// At its beginning, and they end with it.
  case whole
  /// At its beginning.
  case beginning
  /// With a later word.
  case word
  /// Within a word.
  case inside
}
