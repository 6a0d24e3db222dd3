/// Something that is drawn.
enum LogoNode: Hashable, Sendable {
  case path(LogoPath)
  case group(LogoGroup)
}
