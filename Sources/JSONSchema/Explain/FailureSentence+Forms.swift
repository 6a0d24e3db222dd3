internal import StrictJSON

/// Sentences about the forms that a value may and mayn't have.
extension FailureSentence {
  /// `color "#1652" must be "#" and six hex digits, for example "#165226"`
  static func wrongPattern(
    _ value: LocatedValue, _ pattern: String, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    let example = wording.spokenExample
    if let phrase = wording.phrase {
      return FailureSentence(
        "\(name) \(value.shown) must be \(phrase)\(example)",
        fix: example.isEmpty ? "it has to match the pattern \(pattern.cut)" : nil)
    }
    return FailureSentence(
      "\(name) \(value.shown)\(wording.spokenNote) doesn't match the pattern \(pattern.cut)\(example)")
  }

  /// A format says what is wanted better than a description of what it is for.
  static func wrongFormat(
    _ value: LocatedValue, _ format: StringFormat, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    FailureSentence(
      "\(name) \(value.shown)\(wording.spokenNote) must be \(format.phrase)", fix: wording.spokenExampleAlone)
  }

  static func wrongForm(_ value: LocatedValue, _ wording: SchemaWording, _ name: String) -> FailureSentence {
    if let phrase = wording.phrase {
      return FailureSentence("\(name) \(value.shown) must be \(phrase)\(wording.spokenExample)")
    }
    return FailureSentence("\(name) \(value.shown)\(wording.spokenNote) isn't valid\(wording.spokenExample)")
  }

  /// - Parameters:
  ///   - phrase: what the value must not be, where it can be said.
  ///   - isAnything: whether that is true of every value.
  static func forbiddenForm(
    _ value: LocatedValue, _ phrase: String?, _ wording: SchemaWording, _ name: String, isAnything: Bool
  ) -> FailureSentence {
    if isAnything { return notAllowed(name, isRoot: false) }
    guard wording.phrase == nil else { return wrongForm(value, wording, name) }
    let shown = value.isContainer || phrase == value.shown ? "" : " \(value.shown)"
    guard let phrase else {
      return FailureSentence(
        "\(name)\(shown)\(wording.spokenNote) has a form that isn't allowed\(wording.spokenExample)")
    }
    return FailureSentence(
      "\(name)\(shown)\(wording.spokenNote) mustn't be \(phrase)\(wording.spokenExample)")
  }

  static func noForm(_ value: LocatedValue, _ name: String) -> FailureSentence {
    FailureSentence("\(name) \(value.shown) fits none of the forms that are allowed")
  }

  /// What none of some alternatives accepts.
  /// - Parameters:
  ///   - phrases: what a value is, by each of them.
  ///   - types: the types that they ask for, where it is of none of these.
  static func otherForm(
    _ value: LocatedValue, _ phrases: [String], _ name: String, types: TypeSet?
  ) -> FailureSentence {
    let wanted = phrases.joined(separator: " or ")
    guard let types else { return FailureSentence("\(name) \(value.shown) must be \(wanted)") }
    return wrongType(value, types, SchemaWording(phrase: wanted), name)
  }

  /// - Parameter phrases: what the value is, by each of the alternatives; `nil` where it can't be said.
  static func severalForms(
    _ value: LocatedValue, _ phrases: [String]?, _ name: String
  ) -> FailureSentence {
    let shown = value.isContainer ? "" : " \(value.shown)"
    guard let phrases else {
      return FailureSentence("\(name)\(shown) fits more than one of the forms of which just one is allowed")
    }
    return FailureSentence(
      "\(name)\(shown) is \(phrases.joined(separator: " and also ")); it may be only one of them")
  }
}
