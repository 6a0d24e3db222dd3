extension Unicode.Scalar {
  /// Whether it is a mark without a width of its own: general categories Mn and Me.
  var isNonspacing: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
