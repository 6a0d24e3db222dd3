/// An attribute of an element.
struct SVGAttribute: Hashable, Sendable {
  /// The local name; `xlink:href`, `xml:space` and their like with the usual prefix, whichever the file declares;
  /// a foreign name with `foreign:` before it.
  var name: String
  /// The value, with character references replaced and white space normalised as XML 1.0 section 3.3.3 says.
  var value: String
}
