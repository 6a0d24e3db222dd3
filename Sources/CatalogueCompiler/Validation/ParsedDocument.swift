internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// Any JSON or YAML file, read: its value, where enough of it could be read, and what is wrong with its form.
struct ParsedDocument: Sendable {
  let value: LocatedValue?
  let problems: [Finding]

  init(_ source: SourceText) {
    switch DocumentFormat(path: source.path) {
    case .json: self.init(json: source)
    case .yaml: self.init(yaml: source)
    }
  }

  private init(json source: SourceText) {
    do throws(JSONError) {
      value = try JSONReader.read(source.bytes, limits: DocumentFormat.jsonLimits)
      problems = []
    } catch {
      value = nil
      problems = [Finding(error, in: source)]
    }
  }

  private init(yaml source: SourceText) {
    let document = YAMLReader.read(source, limits: DocumentFormat.yamlLimits)
    value = document.value
    problems = document.problems.map { Finding($0, in: source) }
  }

  /// The value, where nothing is wrong with the file's form.
  var soundValue: LocatedValue? { problems.isEmpty ? value : nil }
}
