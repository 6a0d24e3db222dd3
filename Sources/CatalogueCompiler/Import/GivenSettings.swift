internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// `catalogue.yaml` as somebody has it already.
struct GivenSettings {
  let settings: MarketSettings
  private let value: LocatedValue

  /// - Throws: `UnreadableInput`, with all that keeps the file from being read.
  init(_ source: SourceText) throws(UnreadableInput) {
    let document = YAMLReader.read(source)
    guard let value = document.value, document.problems.isEmpty else {
      throw UnreadableInput(document.problems.map { Rule.syntax.diagnostic(Finding($0, in: source)) })
    }
    self.value = value
    settings = MarketSettings(source, value)
  }

  /// Tells where the imported catalogue says otherwise.
  func compare(_ members: [LocatedObject.Member], _ log: inout ImportLog) {
    for member in members where !(value.object?[member.key]?.isEqual(to: member.value) ?? false) {
      log.left(
        "\(member.key.shortened) isn't what \(settings.source.path) says, which counts", at: member.keySpan,
        fix: "change it there, if this is right")
    }
  }

  /// The fields, with further retired ids; `nil` where there are none, and the file can stay as it is.
  func value(retiring entries: [LocatedValue], _ log: inout ImportLog) -> LocatedValue? {
    guard !entries.isEmpty, let object = value.object else { return nil }
    log.repaired("retired ids are added to its copy, in which no comments are kept", in: settings.source)
    let retired = (object["retired"]?.array ?? []) + entries
    var fields = ImportedBrand(object, at: value.span)
    fields["retired"] = LocatedValue(.array(retired), at: value.span)
    return fields.value
  }
}
