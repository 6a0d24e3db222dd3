internal import Catalogue

extension IconSet {
  /// All that it gives entries, as bytes.
  func write(to writer: inout BinaryWriter) {
    writer.write(name)
    for (slug, icon) in icons.sorted(by: { $0.key < $1.key }) {
      for text in [slug, icon.color.description, icon.url, icon.licence] { writer.write(text) }
      writer.write(icon.svg)
    }
  }
}
