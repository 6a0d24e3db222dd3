/// How many there may be of something.
struct SizeBounds {
  var least = 0
  var most = Int.max

  init(least: Int = 0, most: Int = .max) {
    self.least = least
    self.most = most
  }

  /// `minLength` and `maxLength` of a schema.
  init(ofLength checks: ArraySlice<SchemaCheck>) {
    for case .minLength(let least) in checks { self.least = least }
    for case .maxLength(let most) in checks { self.most = most }
  }

  /// `minItems` and `maxItems`.
  init(ofItems checks: ArraySlice<SchemaCheck>) {
    for case .minItems(let least) in checks { self.least = least }
    for case .maxItems(let most) in checks { self.most = most }
  }

  /// `minProperties` and `maxProperties`.
  init(ofMembers checks: ArraySlice<SchemaCheck>) {
    for case .minProperties(let least) in checks { self.least = least }
    for case .maxProperties(let most) in checks { self.most = most }
  }

  /// The bounds as they stand in a sentence: `1 to 2`.
  var phrase: String {
    switch (least, most) {
    case (_, .max): "at least \(least)"
    case (0, _): "at most \(most)"
    default: least == most ? "exactly \(least)" : "\(least) to \(most)"
    }
  }

  /// The bounds with what they count: `at least 1 entry`.
  func counted(_ one: String, _ several: String) -> String {
    "\(phrase) \((most == .max ? least : most) == 1 ? one : several)"
  }
}
