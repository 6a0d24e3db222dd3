package import CatalogueSources
package import Diagnostics

/// Checks the names in a template against the views that it will be given: the library writes nothing for an unknown
/// name, and reports no error.
///
/// Templates use a part of Mustache: `{{name}}`, `{{#name}}`, `{{^name}}`, `{{/name}}`, `{{.}}`, `{{! comment }}`,
/// `{{> folder/Other.swift}}`, the transforms `first()` and `last()`, and on the first line the pragma that turns HTML
/// escaping off. Included templates have no such line.
package struct TemplateCheck {
  private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"

  /// An open section and the names that are known in it.
  private struct Scope {
    let name: String
    let contents: [String: TemplateShape.Content]
    /// Whether `{{.}}` is the value of a field in it.
    var isOfValues = false
  }

  private let templates: [String: SourceText]
  /// The template that is being checked, after those that include it.
  private var files: [SourceText] = []
  private var scopes: [Scope]
  package private(set) var findings: [Finding] = []

  /// Checks a template and all that it includes.
  package init(_ source: SourceText, in templates: [String: SourceText], root: TemplateShape) {
    self.templates = templates
    scopes = [Scope(name: "", contents: root.contents)]
    guard source.bytes.starts(with: Self.pragma.utf8) else {
      findings = [
        Finding(
          "the template's first line must be \(Self.pragma.dropLast())", at: source.location(0..<0),
          fix: nil)
      ]
      return
    }
    check(source, from: Self.pragma.utf8.count)
  }

  private mutating func check(_ source: SourceText, from offset: Int) {
    files.append(source)
    let openBefore = scopes.count
    for tag in TemplateTags(source.bytes, from: offset) {
      if let text = tag.text {
        check(text, tag, openBefore)
      } else {
        report("this tag isn't closed", tag.span, fix: "close it with }}")
      }
    }
    for scope in scopes[openBefore...] {
      let end = source.bytes.count
      report("the section {{#\(scope.name)}} isn't closed", end..<end, fix: "add {{/\(scope.name)}}")
    }
    scopes.removeSubrange(openBefore...)
    files.removeLast()
  }

  private mutating func check(_ text: String, _ tag: TemplateTags.Tag, _ openBefore: Int) {
    let name = String(text.dropFirst())
    switch text.first {
    case "!": break
    case "#", "^": open(name, tag.span)
    case "/":
      guard scopes.count > openBefore, scopes[scopes.count - 1].name == name else {
        return report("{{\(text)}} closes a section that isn't open here", tag.span)
      }
      scopes.removeLast()
    case ">": include(tag.partial ?? "", tag.span)
    case "{", "&", "<", "$", "%", "=":
      report("{{\(text)}} is a kind of tag that isn't supported", tag.span)
    default: checkValue(text, tag.span)
    }
  }

  /// Checks a name that is written, as it is or by `raw(name)` and its like.
  private mutating func checkValue(_ text: String, _ span: Range<Int>) {
    let transform = TemplateShape.Transform.allCases.map(\.rawValue).first { text.hasPrefix($0 + "(") }
    guard let transform, text.hasSuffix(")") else {
      if text != "." { _ = look(up: text, span) }
      return
    }
    let name = String(text.dropFirst(transform.count + 1).dropLast())
    if name == "." {
      guard scopes.last?.isOfValues != true else { return }
    } else {
      guard let content = look(up: name, span) else { return }
      if case .value = content { return }
    }
    report(
      "\(transform)() is for one value of an entry's field, which \"\(name)\" isn't", span,
      fix: "in a section over a list write {{\(transform)(.)}}")
  }

  private mutating func include(_ name: String, _ span: Range<Int>) {
    guard let template = templates[name] else {
      let fix = NearestName.of(name, in: templates.keys.sorted()).map { "did you mean \($0)?" }
      return report("there is no template \(name) to include", span, fix: fix)
    }
    guard !files.contains(where: { $0.path == template.path }) else {
      return report("\(name) includes itself", span)
    }
    check(template, from: 0)
  }

  private mutating func open(_ name: String, _ span: Range<Int>) {
    if ["first()", "last()"].contains(name) { return scopes.append(Scope(name: name, contents: [:])) }
    let content = look(up: name, span)
    var scope = Scope(name: name, contents: content?.names ?? [:])
    switch content {
    case .value, .values: scope.isOfValues = true
    default: break
    }
    scopes.append(scope)
  }

  /// What a name has in the innermost scope that has the name; reports a name that none has.
  private mutating func look(up name: String, _ span: Range<Int>) -> TemplateShape.Content? {
    for scope in scopes.reversed() {
      if let content = scope.contents[name] { return content }
    }
    let known = Set(scopes.flatMap(\.contents.keys)).sorted()
    let fix =
      NearestName.of(name, in: known).map { "did you mean {{\($0)}}?" }
      ?? "the names here are \(known.joined(separator: ", "))"
    report("unknown name \"\(name)\"", span, fix: fix)
    return nil
  }

  private mutating func report(_ message: String, _ span: Range<Int>, fix: String? = nil) {
    guard let file = files.last else { return }
    findings.append(Finding(message, at: file.location(span), fix: fix))
  }
}
