internal import Diagnostics
internal import StrictJSON

/// Sentences about patterns, formats, `not` and alternatives.
extension FailureSentence {
  /// `color "#1652" must be "#" and six hex digits, for example "#165226"`
  static func wrongPattern(
    _ value: LocatedValue, _ pattern: String, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    let example = wording.exampleSuffix
    if let phrase = wording.phrase {
      return FailureSentence(
        "\(name) \(value.shown) must be \(phrase)\(example)",
        fix: example.isEmpty ? "it has to match the pattern \(pattern.truncated)" : nil)
    }
    return FailureSentence(
      "\(name) \(value.shown)\(wording.noteSuffix) doesn't match the pattern \(pattern.truncated)\(example)")
  }

  /// The format is a better phrase than a description of the field's purpose.
  static func wrongFormat(
    _ value: LocatedValue, _ format: StringFormat, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    FailureSentence(
      "\(name) \(value.shown)\(wording.noteSuffix) must be \(format.phrase)", fix: wording.exampleFix)
  }

  static func wrongForm(_ value: LocatedValue, _ wording: SchemaWording, _ name: String) -> FailureSentence {
    if let phrase = wording.phrase {
      return FailureSentence("\(name) \(value.shown) must be \(phrase)\(wording.exampleSuffix)")
    }
    return FailureSentence("\(name) \(value.shown)\(wording.noteSuffix) isn't valid\(wording.exampleSuffix)")
  }

  /// - Parameters:
  ///   - phrase: what the value must not be, if there is a phrase.
  ///   - isAnything: whether every value is forbidden.
  static func forbiddenForm(
    _ value: LocatedValue, _ phrase: String?, _ wording: SchemaWording, _ name: String, isAnything: Bool
  ) -> FailureSentence {
    if isAnything { return notAllowed(name, isRoot: false) }
    guard wording.phrase == nil else { return wrongForm(value, wording, name) }
    let shown = value.isContainer || phrase == value.shown ? "" : " \(value.shown)"
    guard let phrase else {
      return FailureSentence(
        "\(name)\(shown)\(wording.noteSuffix) has a form that isn't allowed\(wording.exampleSuffix)")
    }
    return FailureSentence(
      "\(name)\(shown)\(wording.noteSuffix) mustn't be \(phrase)\(wording.exampleSuffix)")
  }

  static func noForm(_ value: LocatedValue, _ name: String) -> FailureSentence {
    FailureSentence("\(name) \(value.shown) matches none of the allowed forms")
  }

  /// A value that none of some alternatives accepts.
  /// - Parameters:
  ///   - phrases: the phrase of each alternative.
  ///   - types: their types, if the value has none of these.
  static func otherForm(
    _ value: LocatedValue, _ phrases: [String], _ name: String, types: TypeSet?
  ) -> FailureSentence {
    let wanted = phrases.joined(separator: " or ")
    guard let types else { return FailureSentence("\(name) \(value.shown) must be \(wanted)") }
    return wrongType(value, types, SchemaWording(phrase: wanted), name)
  }

  /// - Parameter phrases: the phrase of each alternative; `nil` where one has none.
  static func severalForms(
    _ value: LocatedValue, _ phrases: [String]?, _ name: String
  ) -> FailureSentence {
    let shown = value.isContainer ? "" : " \(value.shown)"
    guard let phrases else {
      return FailureSentence("\(name)\(shown) matches more than one form; only one is allowed")
    }
    return FailureSentence(
      "\(name)\(shown) is \(phrases.joined(separator: " and also ")); only one is allowed")
  }
}
