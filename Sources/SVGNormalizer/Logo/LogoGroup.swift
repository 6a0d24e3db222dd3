/// Things that are made translucent or cut together.
struct LogoGroup: Hashable, Sendable {
  /// From 0 (invisible) to 1.
  var opacity = 1.0
  var clip: LogoClip?
  var nodes: [LogoNode]
}
