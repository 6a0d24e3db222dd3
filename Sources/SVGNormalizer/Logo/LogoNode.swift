/// Something that is drawn.
indirect enum LogoNode: Hashable, Sendable {
  case path(LogoPath)
  case group(LogoGroup)
}
