/// Where in a text the letters that are sought begin, if with a word.
enum SearchMatch {
  /// At its beginning, and they end with it.
  case whole
  /// At its beginning.
  case beginning
  /// With a later word.
  case word
}
