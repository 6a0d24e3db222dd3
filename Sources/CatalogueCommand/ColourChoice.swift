/// When text is coloured.
enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment asks for something else.
  case auto
  case always
  case never
}
