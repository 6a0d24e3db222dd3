internal import StrictJSON

extension ValueForm<CalendarDate> {
  static var day: ValueForm {
    ValueForm("a day in the form 2026-05-31") { $0.string.flatMap { CalendarDate($0) } }
  }
}

extension ValueForm<RGBColor> {
  /// Upper case only: a colour is written in one way.
  static var color: ValueForm {
    ValueForm("a colour in the form #00A7E1") { value in
      guard let text = value.string, !text.utf8.contains(where: { $0 >= UInt8(ascii: "a") }) else {
        return nil
      }
      return RGBColor(text)
    }
  }
}
