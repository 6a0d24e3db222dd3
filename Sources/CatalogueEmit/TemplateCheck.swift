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
    /// What `{{.}}` is in it; `nil` for what is no value.
    var current: TemplateShape.Content?
    /// Whether it may be written several times.
    var isRepeated = false
  }

  private let templates: [String: SourceText]
  /// The template that is being checked, after those that include it.
  private var files: [SourceText] = []
  private var scopes: [Scope]
  package private(set) var findings: [Finding] = []
  /// Every name that the template and what it includes look up.
  private(set) var names: Set<String> = []

  /// Checks a template and all that it includes.
  package init(_ source: SourceText, in templates: [String: SourceText], root: TemplateShape) {
    self.templates = templates
    scopes = [Scope(name: "", contents: root.contents)]
    guard source.bytes.starts(with: Self.pragma.utf8) else {
      findings = [
        Finding(
          "the template's first line must be \(Self.pragma.dropLast())", at: source.location(0..<0),
          fix: Self.hint(on: source.bytes))
      ]
      return
    }
    check(source, from: Self.pragma.utf8.count)
  }

  /// What an editor doesn't show of the first line.
  private static func hint(on bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return "the file begins with a byte order mark: save it without"
    }
    guard bytes.starts(with: pragma.dropLast().utf8) else { return nil }
    return "the line doesn't end there, or by CR LF: save the file with LF"
  }

  private mutating func check(_ source: SourceText, from offset: Int) {
    files.append(source)
    if let index = source.bytes.firstIndex(of: 0) {
      report("the template has a NUL character", index..<index + 1, fix: "delete it")
    }
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
    case "#", "^": open(name, tag.span, isInverted: text.first == "^")
    case "/":
      guard scopes.count > openBefore, scopes[scopes.count - 1].name == name else {
        return report("{{\(text)}} closes a section that isn't open here", tag.span)
      }
      scopes.removeLast()
    case ">": include(tag.partial ?? "", tag.span)
    case "{", "&", "<", "$", "%", "=": reportUnsupported(text, tag.span)
    default: checkValue(text, tag.span)
    }
  }

  /// Reports a tag of another kind; of one that writes a name without escapes, with what does so here.
  private mutating func reportUnsupported(_ text: String, _ span: Range<Int>) {
    let isTriple = text.first == "{" && files.last?.bytes[span.upperBound...].first == UInt8(ascii: "}")
    let name = ["{", "&"].contains(text.first) ? String(text.dropFirst().filter { $0 != " " }) : ""
    let fix: String? =
      switch name == "." ? scopes.last?.current : content(of: name) {
      case .value, .color: "write {{raw(\(name))}}"
      case .values where name == ".": "write {{raw(.)}}"
      case .values: "write {{#\(name)}}{{raw(.)}}{{/\(name)}}"
      case .text, .record: "write {{\(name)}}"
      case .views, .entries, nil: nil
      }
    report(
      "{{\(text)\(isTriple ? "}" : "")}} is a kind of tag that isn't supported",
      span.lowerBound..<span.upperBound + (isTriple ? 1 : 0), fix: fix)
  }

  /// Checks a name that is written, as it is or by `raw(name)` and its like.
  private mutating func checkValue(_ text: String, _ span: Range<Int>) {
    let transform = TemplateShape.Transform.allCases.first { text.hasPrefix($0.rawValue + "(") }
    guard let transform, text.hasSuffix(")") else { return checkLiteral(text, span) }
    let word = transform.rawValue
    let name = String(text.dropFirst(word.count + 1).dropLast())
    let content = name == "." ? scopes.last?.current : look(up: name, span, writtenBy: word)
    switch (content, transform) {
    case (.color, _), (.value, .raw), (.value, .html): return
    case (.values, .raw) where name == ".", (.values, .html) where name == ".": return
    case (nil, _) where name != ".": return
    case (_, .rgb): report("\(word)() is for a colour, which \"\(name)\" isn't here", span)
    default:
      report(
        "\(word)() is for one value of an entry's field or a setting, which \"\(name)\" isn't here", span,
        fix: content.map {
          if case .values = $0 { "write {{#\(name)}}{{\(word)(.)}}{{/\(name)}}" } else { nil }
        } ?? nil)
    }
  }

  /// Checks a name whose value is written as it is.
  private mutating func checkLiteral(_ name: String, _ span: Range<Int>) {
    if name == "." {
      guard scopes.last?.current == nil else { return }
      return report("{{.}} is no value here: it is one in a section over a field", span)
    }
    guard look(up: name, span)?.isWritten == false else { return }
    report(
      "\"\(name)\" is a list, which isn't written by itself", span, fix: "write {{#\(name)}}…{{/\(name)}}")
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

  private mutating func open(_ name: String, _ span: Range<Int>, isInverted: Bool) {
    if scopes.count == TemplateShape.deepest {
      report("sections are in one another deeper than \(TemplateShape.deepest)", span)
    }
    let outer = scopes.last
    if ["first()", "last()"].contains(name) {
      if outer?.isRepeated != true {
        report("\(name) is of a list, and this section isn't over one", span)
      }
      return scopes.append(Scope(name: name, contents: [:], current: outer?.current, isRepeated: true))
    }
    // What isn't there has nothing in it; and a flag leaves all as it is around it.
    guard let content = look(up: name, span), !isInverted, content.isOpened else {
      return scopes.append(
        Scope(name: name, contents: [:], current: outer?.current, isRepeated: outer?.isRepeated ?? false))
    }
    scopes.append(
      Scope(
        name: name, contents: content.names, current: content.isWritten ? content : nil,
        isRepeated: content.isList))
  }

  /// What a name has in the innermost scope that has the name; reports a name that none has.
  /// - Parameter transform: what it is to be written by.
  private mutating func look(
    up name: String, _ span: Range<Int>, writtenBy transform: String? = nil
  ) -> TemplateShape.Content? {
    names.insert(name)
    if let content = content(of: name) { return content }
    let known = Set(scopes.flatMap(\.contents.keys)).sorted()
    let fix =
      NearestName.of(name, in: known).map { near in
        "did you mean {{\(transform.map { "\($0)(\(near))" } ?? near)}}?"
      }
      ?? "the names here are \(known.joined(separator: ", "))"
    report("unknown name \"\(name)\"", span, fix: fix)
    return nil
  }

  private func content(of name: String) -> TemplateShape.Content? {
    scopes.lazy.reversed().compactMap { $0.contents[name] }.first
  }

  private mutating func report(_ message: String, _ span: Range<Int>, fix: String? = nil) {
    guard let file = files.last else { return }
    findings.append(Finding(message, at: file.location(span), fix: fix))
  }
}
