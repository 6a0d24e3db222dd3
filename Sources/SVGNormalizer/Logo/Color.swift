/// An opaque colour in sRGB. (CSS writes "color", and so do names that follow it.)
struct Color: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  static let black = Color(red: 0, green: 0, blue: 0)
}
