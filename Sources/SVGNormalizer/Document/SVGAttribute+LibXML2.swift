internal import CLibXML2

extension SVGAttribute {
  /// How many pointers libxml2 gives for an attribute: its local name, prefix, namespace, and the value's begin and end.
  private static let width = 5

  /// The attributes of a tag, as libxml2 gives them to `startElementNs`.
  static func read(_ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) -> [SVGAttribute] {
    let pointers = UnsafeBufferPointer(start: pointers, count: pointers == nil ? 0 : count * width)
    return stride(from: 0, to: pointers.count, by: width).compactMap { index in
      guard let name = pointers[index], let begin = pointers[index + 3], let end = pointers[index + 4] else {
        return nil
      }
      let value = UnsafeBufferPointer(start: begin, count: end - begin)
      return SVGAttribute(
        name: qualified(String(cString: name), in: pointers[index + 2]),
        value: text(value))
    }
  }

  /// The value with `&` for `&#38;`: unless it is told to expand entities, libxml2 writes each `&` so.
  private static func text(_ value: UnsafeBufferPointer<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var plain: [UInt8] = []
    var rest = value[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      let behind = rest[(ampersand + 1)...]
      plain += rest[...ampersand]
      rest = behind.starts(with: "#38;".utf8) ? behind.dropFirst(4) : behind
    }
    return String(decoding: plain + rest, as: UTF8.self)
  }

  private static func qualified(_ name: String, in namespace: UnsafePointer<xmlChar>?) -> String {
    guard let namespace else { return name }
    switch String(cString: namespace) {
    case "http://www.w3.org/1999/xlink": return "xlink:" + name
    case "http://www.w3.org/XML/1998/namespace": return "xml:" + name
    default: return "foreign:" + name
    }
  }
}
