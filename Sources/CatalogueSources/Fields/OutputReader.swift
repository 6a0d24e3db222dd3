internal import StrictJSON

/// Reads the outputs of `kind.yaml`.
extension KindMapping {
  /// An output; what is wrong with it is reported.
  mutating func output(_ element: LocatedValue) -> Output? {
    _ = members(of: element, "an output", known: Output.fields)
    guard let object = element.object else { return nil }
    if object["template"] == nil { report("an output needs \"template\"", at: element.span) }
    check(object, "template", "the name of a file that ends in .mustache") {
      $0.string.map { $0.isFileName && $0.hasSuffix(".mustache") } ?? false
    }
    check(object, "file", "the name of a file") { $0.string.map(OutputLanguage.isPath) ?? false }
    check(object, "each", "the name of a collection") { $0.string != nil }
    check(object, "settings", "a list of names of settings: letters and digits, a letter first") { value in
      value.array?.allSatisfy { $0.string?.isIdentifier ?? false } ?? false
    }
    check(object, "uuidNamespace", "a UUID, such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8") {
      $0.string.flatMap { NamedUUID($0) } != nil
    }
    for flag in ["importsLibrary", "internal", "escapesDollar"] {
      check(object, flag, "true or false") { $0.bool != nil }
    }
    for word in ["null", "true", "false"] {
      check(object, word, "a text of 1 to 20 letters, digits, dots and underscores, in quotes") {
        $0.string?.wholeMatch(of: /[A-Za-z0-9_.]{1,20}/) != nil
      }
    }
    check(object, "escapes", StringEscapes.Code.allCases.map(\.rawValue).joined(separator: " or ")) {
      $0.string.flatMap(StringEscapes.Code.init) != nil
    }
    checkImages(object)
    return Output(object)
  }

  private mutating func checkImages(_ output: LocatedObject) {
    check(output, "images", "a list of pictures") { $0.array != nil }
    for image in output["images"]?.array ?? [] {
      let before = problems.count
      _ = members(of: image, "a picture", known: OutputImage.fields)
      guard let object = image.object else { continue }
      check(object, "file", "the name of a file that ends in .png") {
        $0.string.map(OutputImage.isFile) ?? false
      }
      for side in ["width", "height"] {
        check(object, side, "a number of points from 1 to \(OutputImage.possibleSides.upperBound)") {
          $0.integer.flatMap(Int.init(exactly:)).map(OutputImage.possibleSides.contains) ?? false
        }
      }
      check(object, "scales", "a list of whole numbers from 1 to 3, each once") { value in
        let scales = value.array?.map { $0.integer.flatMap(Int.init(exactly:)) ?? 0 } ?? []
        return !scales.isEmpty && scales.allSatisfy(OutputImage.possibleScales.contains)
          && Set(scales).count == scales.count
      }
      check(object, "fit", OutputImage.Fit.allCases.map(\.rawValue).joined(separator: " or ")) {
        $0.string.flatMap(OutputImage.Fit.init) != nil
      }
      guard problems.count == before else { continue }
      for needed in ["file", "width", "height"] where object[needed] == nil {
        report("a picture needs \"\(needed)\"", at: image.span)
      }
    }
  }

  /// Checks a member, where there is one.
  private mutating func check(
    _ object: LocatedObject, _ key: String, _ what: String, _ isRight: (LocatedValue) -> Bool
  ) {
    guard let value = object[key], !isRight(value) else { return }
    report("\"\(key)\" must be \(what)", at: value.span)
  }
}
