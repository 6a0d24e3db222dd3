/// The commands of path data (SVG 2 section 9.3). A capital letter takes absolute coordinates, a small one such as
/// count from where the command before ended.
enum PathCommand: Hashable, Sendable {
  case move, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc, close

  /// The command of a letter, large or small.
  init?(_ letter: UInt8) {
    switch letter & ~0x20 {
    case UInt8(ascii: "M"): self = .move
    case UInt8(ascii: "L"): self = .line
    case UInt8(ascii: "H"): self = .horizontal
    case UInt8(ascii: "V"): self = .vertical
    case UInt8(ascii: "C"): self = .cubic
    case UInt8(ascii: "S"): self = .smoothCubic
    case UInt8(ascii: "Q"): self = .quadratic
    case UInt8(ascii: "T"): self = .smoothQuadratic
    case UInt8(ascii: "A"): self = .arc
    case UInt8(ascii: "Z"): self = .close
    default: return nil
    }
  }
}
