/// Says what was found, what is wanted and how to mend it, for people who don't read schemas.
struct FailureSentence {
  let message: String
  var fix: String?

  init(_ message: String, fix: String? = nil) {
    self.message = message
    self.fix = fix
  }

  /// The sentence with the reason why this is asked, where it isn't always.
  func because(_ reason: String?) -> FailureSentence {
    guard let reason else { return self }
    return FailureSentence("\(message) (because \(reason))", fix: fix)
  }
}
