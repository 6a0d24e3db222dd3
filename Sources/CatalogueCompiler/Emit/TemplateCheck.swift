internal import Diagnostics

/// Checks the names that a template asks for against the views it will be given: the library would write
/// nothing for an unknown one, without a word.
///
/// Templates use a part of Mustache: `{{name}}`, `{{#name}}`, `{{^name}}`, `{{/name}}`, `{{.}}`, `{{! comment }}`,
/// the transforms `first()` and `last()`, and on the first line the pragma that turns HTML escaping off.
struct TemplateCheck {
  /// Something that a template may not ask for.
  struct Problem {
    let message: String
    let span: Range<Int>
    var fix: String?
  }

  private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"

  /// An open section and the names that can be asked for in it.
  private struct Scope {
    let name: String
    let fields: [String: (any TemplateView.Type)?]
  }

  private var scopes: [Scope]
  private(set) var problems: [Problem] = []

  init(_ source: SourceText, root: any TemplateView.Type) {
    scopes = [Scope(name: "", fields: root.fieldNames)]
    check(source.bytes)
  }

  private mutating func check(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.pragma.utf8) else {
      problems.append(
        Problem(message: "the template's first line has to be \(Self.pragma.dropLast())", span: 0..<0))
      return
    }
    var offset = Self.pragma.utf8.count
    while let start = bytes[offset...].firstIndex(of: "{{") {
      guard let end = bytes[start...].firstIndex(of: "}}") else {
        problems.append(
          Problem(message: "this tag has no end", span: start..<start + 2, fix: "close it with }}"))
        return
      }
      check(tag: String(decoding: bytes[start + 2..<end], as: UTF8.self), start..<end + 2)
      offset = end + 2
    }
    for scope in scopes.dropFirst() {
      problems.append(
        Problem(
          message: "the section {{#\(scope.name)}} has no end", span: bytes.count..<bytes.count,
          fix: "add {{/\(scope.name)}}"))
    }
  }

  private mutating func check(tag: String, _ span: Range<Int>) {
    let name = String(tag.dropFirst())
    switch tag.first {
    case "!": break
    case "#", "^": open(name, span)
    case "/":
      guard scopes.count > 1, scopes[scopes.count - 1].name == name else {
        problems.append(Problem(message: "{{\(tag)}} closes a section that isn't open here", span: span))
        return
      }
      scopes.removeLast()
    case "{", "&", ">", "<", "$", "%", "=":
      problems.append(Problem(message: "{{\(tag)}} is a kind of tag that templates don't use", span: span))
    default: if tag != "." { _ = look(up: tag, span) }
    }
  }

  private mutating func open(_ name: String, _ span: Range<Int>) {
    if ["first()", "last()"].contains(name) { return scopes.append(Scope(name: name, fields: [:])) }
    let section = look(up: name, span) ?? nil
    scopes.append(Scope(name: name, fields: section?.fieldNames ?? [:]))
  }

  /// The view that a name opens, from the innermost scope that knows the name; reports one that none knows.
  private mutating func look(up name: String, _ span: Range<Int>) -> (any TemplateView.Type)?? {
    for scope in scopes.reversed() {
      if let section = scope.fields[name] { return section }
    }
    let known = scopes.flatMap(\.fields.keys).sorted()
    let fix =
      NearestName.of(name, in: known).map { "did you mean {{\($0)}}?" }
      ?? "the names here are \(known.joined(separator: ", "))"
    problems.append(
      Problem(message: "the template asks for \"\(name)\", which isn't there", span: span, fix: fix))
    return nil
  }
}

extension TemplateView {
  /// Every name, with the view that a section over it opens.
  fileprivate static var fieldNames: [String: (any TemplateView.Type)?] { fields.mapValues(\.section) }
}

extension ArraySlice<UInt8> {
  /// Where two bytes stand one after the other for the first time.
  fileprivate func firstIndex(of pair: StaticString) -> Int? {
    let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
    var index = startIndex
    while index + 1 < endIndex {
      if self[index] == first, self[index + 1] == second { return index }
      index += 1
    }
    return nil
  }
}
