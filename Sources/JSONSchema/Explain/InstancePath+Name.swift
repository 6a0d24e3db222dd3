extension InstancePath {
  /// What a person calls the value: `color`, `entry 2 of sources`; `nil` for the document itself.
  var spokenName: String? {
    let indices = steps.reversed().prefix { if case .index = $0 { true } else { false } }
    // Deeper in lists of lists, the place says more than a count.
    let entries = indices.prefix(3).map { step in
      if case .index(let index) = step { "entry \(index + 1)" } else { "" }
    }
    let names = entries + (fieldName.map { [$0.cut] } ?? [])
    return names.isEmpty ? nil : names.joined(separator: " of ")
  }
}
