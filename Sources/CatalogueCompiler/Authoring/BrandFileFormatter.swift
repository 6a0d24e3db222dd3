public import Diagnostics
internal import JSONSchema
internal import YAMLSource

/// Brings brand files into their one form, mending on the way what has one right fix.
public struct BrandFileFormatter: Sendable {
  /// What became of a file.
  public struct Outcome: Sendable {
    /// The file in form; `nil` where something is wrong with it, or where it couldn't be shown that nothing gets lost.
    public let bytes: [UInt8]?
    /// What was mended; that the file wasn't in form is the last of it.
    public let mended: [Diagnostic]
    /// What is wrong with a file that has no form.
    public let diagnostics: [Diagnostic]
  }

  private let parser: SourceParser
  private let order: FieldOrder

  /// - Parameter schema: that of brand files, whose properties say in which order fields are.
  /// - Throws: ``UnreadableInput``, with what is wrong with the schema.
  public init(schema: SourceText) throws(UnreadableInput) {
    var reader = SchemaReader()
    guard let value = reader.add(SchemaDocument(schema, at: schema.path)),
      let compiled = reader.schema(value, at: schema.path)
    else { throw UnreadableInput(reader.diagnostics) }
    order = FieldOrder(value)
    parser = SourceParser(brandSchema: compiled)
  }

  /// A file in form. Its value and its comments are those that it had, but for what was mended.
  public func format(_ file: SourceText) -> Outcome {
    var mending = Mending([file])
    var file = file
    var context = context(of: file)
    for _ in 0..<Mending.mostRounds {
      guard mending.apply(diagnostics(Rule.mendable, context)) else { break }
      file = mending.files.first ?? file
      context = self.context(of: file)
    }
    let refusals = diagnostics(Rule.ofForm, context).sorted()
    guard refusals.isEmpty else { return Outcome(bytes: nil, mended: [], diagnostics: refusals) }
    do throws(YAMLProblem) {
      let bytes = try YAMLFormatter.format(file, arrange: order.arranged)
      let form = Finding.form(of: file, formatted: bytes).map { [Rule.inForm.diagnostic($0)] } ?? []
      return Outcome(bytes: bytes, mended: mending.mended + form, diagnostics: [])
    } catch {
      let refusal = Rule.syntax.diagnostic(Finding(error, in: file))
      return Outcome(bytes: nil, mended: [], diagnostics: [refusal])
    }
  }

  private func diagnostics(_ rules: [Rule], _ context: SourceContext) -> [Diagnostic] {
    rules.flatMap { $0.diagnostics(context) }
  }

  /// A file alone, without a market around it.
  private func context(of file: SourceText) -> SourceContext {
    let nothing = SourceText(path: "", bytes: [])
    return SourceContext(alone: parser.parse(alone: file, in: MarketSettings(nothing, nil)))
  }
}

extension Finding {
  /// Where a file and its form differ first; `nil` where they are the same.
  static func form(of file: SourceText, formatted: [UInt8]) -> Finding? {
    guard file.bytes != formatted else { return nil }
    let same = zip(file.bytes, formatted).prefix { $0 == $1 }.count
    let start = file.bytes[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = file.bytes[start...].firstIndex(of: 0x0A) ?? file.bytes.count
    let wanted = formatted[min(start, formatted.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let line = String(decoding: wanted, as: UTF8.self)
    return Finding(
      "this file isn't in form: "
        + (wanted.isEmpty ? "this line would not be here" : "here would be \(line.prefix(100))"),
      at: file.location(start..<end), fix: "run catalogue format")
  }
}
