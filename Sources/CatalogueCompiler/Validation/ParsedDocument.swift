internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// Any JSON or YAML file, read: its value, where enough of it could be read, and what is wrong with its form.
struct ParsedDocument: Sendable {
  let value: LocatedValue?
  let problems: [Finding]

  init(_ source: SourceText) {
    let format = DocumentFormat(path: source.path)
    guard source.bytes.count <= format.byteLimit else {
      let sentence = "the file is longer than \(format.byteLimit >> 20) MiB, the most that is read"
      self.init(value: nil, problems: [Finding(sentence, at: .file(source.path))])
      return
    }
    switch format {
    case .json: self.init(json: source)
    case .yaml: self.init(yaml: source)
    }
  }

  private init(value: LocatedValue?, problems: [Finding]) {
    self.value = value
    self.problems = problems
  }

  private init(json source: SourceText) {
    do throws(JSONError) {
      self.init(
        value: try JSONReader.read(source.bytes, limits: DocumentFormat.jsonLimits), problems: [])
    } catch {
      self.init(value: nil, problems: [Finding(error, in: source)])
    }
  }

  private init(yaml source: SourceText) {
    let document = YAMLReader.read(source, limits: DocumentFormat.yamlLimits)
    self.init(value: document.value, problems: document.problems.map { Finding($0, in: source) })
  }

  /// The value, where nothing is wrong with the file's form.
  var soundValue: LocatedValue? { problems.isEmpty ? value : nil }
}
