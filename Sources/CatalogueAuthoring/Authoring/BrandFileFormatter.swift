public import CatalogueRules
public import CatalogueSources
public import Diagnostics
internal import JSONSchema
internal import YAMLSource

/// Formats brand files, and fixes what has one right fix.
public struct BrandFileFormatter: Sendable {
  /// The result for one file.
  public struct Outcome: Sendable {
    /// The formatted file; `nil` where it has errors, or where it isn't certain that nothing gets lost.
    public let bytes: [UInt8]?
    /// What was fixed; the last is that the file wasn't formatted.
    public let fixed: [Diagnostic]
    /// The errors that keep a file from being formatted.
    public let diagnostics: [Diagnostic]
  }

  private let parser: SourceParser
  private let kind: KindSchema
  /// The order of each collection's fields.
  private let orders: [FieldOrder]

  /// - Parameter kind: the kind of brands, whose schema says in which order fields are.
  /// - Throws: ``UnreadableInput``, with what is wrong with its files.
  public init(_ kind: KindFiles) throws(UnreadableInput) {
    var reader = SchemaReader()
    let values = kind.schemas.compactMap { reader.add(SchemaDocument($0, at: $0.path)) }
    let compiled = zip(values, kind.schemas).compactMap { value, file in reader.schema(value, at: file.path) }
    guard compiled.count == kind.schemas.count else { throw UnreadableInput(reader.diagnostics) }
    orders = values.map(FieldOrder.init)
    self.kind = try KindSchema(values, of: kind)
    parser = SourceParser(kind: self.kind, entrySchemas: compiled)
  }

  /// Formats a file. Its value and its comments stay, but for what was fixed.
  public func format(_ file: SourceText) -> Outcome {
    let first = pass(over: file)
    guard var bytes = first.bytes else {
      return Outcome(bytes: nil, fixed: [], diagnostics: first.diagnostics)
    }
    var fixed = first.fixed
    // What was on several lines is on one now, and may have a fix that it hadn't.
    for _ in 0..<Autofix.mostRounds where bytes != file.bytes {
      let next = pass(over: SourceText(path: file.path, bytes: bytes))
      guard let better = next.bytes, better != bytes else { break }
      bytes = better
      fixed += next.fixed
    }
    let change = Finding.notFormatted(file, expected: bytes).map { [Rule.formatted.diagnostic($0)] } ?? []
    return Outcome(bytes: bytes, fixed: fixed + change, diagnostics: [])
  }

  /// Fixes a file and formats it; `fixed` doesn't say that it wasn't formatted.
  private func pass(over file: SourceText) -> Outcome {
    var autofix = Autofix([file])
    var file = file
    var context = context(of: file)
    for _ in 0..<Autofix.mostRounds {
      guard autofix.apply(context.unaccepted(diagnostics(Rule.fixable, context))) else { break }
      file = autofix.files.first ?? file
      context = self.context(of: file)
    }
    let errors = diagnostics(Rule.neededToFormat, context).sorted()
    guard errors.isEmpty else { return Outcome(bytes: nil, fixed: [], diagnostics: errors) }
    do throws(YAMLProblem) {
      let bytes = try YAMLFormatter.format(file, arrange: orders[kind.index(ofFile: file.path)].arranged)
      return Outcome(bytes: bytes, fixed: autofix.fixed, diagnostics: [])
    } catch {
      let failure = Rule.syntax.diagnostic(Finding(error, in: file))
      return Outcome(bytes: nil, fixed: [], diagnostics: [failure])
    }
  }

  private func diagnostics(_ rules: [Rule], _ context: SourceContext) -> [Diagnostic] {
    rules.flatMap { $0.diagnostics(context) }
  }

  /// A file alone, without a market around it.
  private func context(of file: SourceText) -> SourceContext {
    let nothing = SourceText(path: "", bytes: [])
    return SourceContext(alone: parser.parse(alone: file, in: MarketSettings(nothing, nil)))
      .of(file: file.path)
  }
}

extension Finding {
  /// Where a file differs first from what it is when formatted; `nil` where they are the same.
  static func notFormatted(_ file: SourceText, expected formatted: [UInt8]) -> Finding? {
    guard file.bytes != formatted else { return nil }
    let advice = "run catalogue format \(file.path.shellWord)"
    if file.bytes.starts(with: byteOrderMark), !formatted.starts(with: byteOrderMark) {
      return Finding(
        "not formatted: the file begins with a byte order mark, which editors don't show; \(advice)",
        at: file.location(0..<byteOrderMark.count))
    }
    let same = zip(file.bytes, formatted).prefix { $0 == $1 }.count
    let start = file.bytes[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = file.bytes[start...].firstIndex(of: 0x0A) ?? file.bytes.count
    let wanted = formatted[min(start, formatted.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let line = String(decoding: wanted, as: UTF8.self)
    return Finding(
      "not formatted: expected \(wanted.isEmpty ? "no such line" : line.prefix(100)); \(advice)",
      at: file.location(start..<end))
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
