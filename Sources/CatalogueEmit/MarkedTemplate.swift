internal import CatalogueSources
internal import Diagnostics

/// The template of an output with marks in it, as the engine gets it.
struct MarkedTemplate: Sendable {
  let language: OutputLanguage
  let text: [UInt8]
  /// The texts that have marks in it.
  let texts: [[UInt8]]
  /// What it is given marks in place of.
  let subjects: TemplateMarks.Subjects

  init(of language: OutputLanguage, in templates: [String: SourceText]) {
    self.language = language
    let (source, texts) = TemplateMarks.split(TemplateText.text(of: language.template, in: templates))
    let rows = MemberRows(source)
    (text, self.texts) = (rows?.template ?? source, texts)
    subjects = rows == nil ? .chunks : .chunksAndMembers
  }

  /// Whether it writes all entries as literals.
  var writesLiterals: Bool {
    language.each == nil && TemplateTags(text).contains { $0.text == ChunkView.Form.literals.rawValue }
  }
}
