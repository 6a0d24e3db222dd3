/// The units of lengths (CSS Values 3 section 6), with no unit and the percentage among them.
enum LengthUnit: String, Hashable, Sendable {
  case none = ""
  case pixel = "px"
  case point = "pt"
  case pica = "pc"
  case millimetre = "mm"
  case centimetre = "cm"
  case inch = "in"
  case em, ex
  case percentage = "%"

  /// How many user units it is, at 96 to the inch and a font of 16; nothing for the percentage, which depends on
  /// where it stands.
  var pixels: Double? {
    switch self {
    case .none, .pixel: 1
    case .point: 96.0 / 72
    case .pica: 16
    case .millimetre: 96 / 25.4
    case .centimetre: 96 / 2.54
    case .inch: 96
    case .em: 16
    case .ex: 8
    case .percentage: nil
    }
  }
}
