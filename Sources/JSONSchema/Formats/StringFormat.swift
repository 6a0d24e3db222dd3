enum StringFormat: String, CaseIterable, Sendable {
  case date
  func accepts(_ text: String) -> Bool { true }
  var phrase: String { "a date" }
}
