/// The area outside of which nothing of a group is seen: the union of its outlines.
struct LogoClip: Hashable, Sendable {
  var outlines: [ClipOutline]
}
