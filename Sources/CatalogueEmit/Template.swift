internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What a name stands for in a template.
enum TemplateValue: Sendable {
  case flag(Bool)
  case text(String)
  /// UTF-8.
  case bytes([UInt8])
  case one(any TemplateObject)
  /// - Parameter literal: what is written in place of all; `nil` for a list that isn't written by itself.
  case list([any TemplateObject], literal: String? = nil)
}

/// What a section over a name opens: its own names are known within.
protocol TemplateObject: Sendable {
  /// The value of a name; `nil` for one that it doesn't have.
  func child(named name: String) -> TemplateValue?
  /// What is written in its place; `nil` where it isn't written by itself.
  var literal: String? { get }
  /// Whether a section over it is left out.
  var isNull: Bool { get }
  /// What is written by `raw(name)` and its like; `nil` where nothing is.
  func transformed(by transform: TemplateShape.Transform) -> String?
  /// Its names with their values.
  func write(to writer: inout JSONWriter)
}

extension TemplateObject {
  var literal: String? { nil }
  var isNull: Bool { false }
  func transformed(by transform: TemplateShape.Transform) -> String? { nil }
}

/// A template, read: the part of Mustache (https://mustache.github.io/mustache.5.html) that ``TemplateCheck`` lists and
/// checks. What is wrong in it writes nothing.
struct Template: Sendable {
  private indirect enum Node: Sendable {
    case text(ArraySlice<UInt8>)
    case value(name: String, TemplateShape.Transform?)
    case section(name: String, isInverted: Bool, [Node])
  }

  private let nodes: [Node]

  /// - Parameter text: the template with all that it includes, in UTF-8.
  init(_ text: [UInt8]) {
    var open: [(name: String, isInverted: Bool, nodes: [Node])] = [("", false, [])]
    func close() {
      let section = open.removeLast()
      open[open.count - 1].nodes.append(
        .section(name: section.name, isInverted: section.isInverted, section.nodes))
    }
    var offset = 0
    for tag in TemplateTags(text) {
      let content = tag.text ?? ""
      let span = "#^/!%".contains(content.first ?? " ") ? Self.line(of: tag.span, in: text) : tag.span
      if offset < span.lowerBound { open[open.count - 1].nodes.append(.text(text[offset..<span.lowerBound])) }
      offset = max(offset, span.upperBound)
      switch content.first {
      case "#", "^": open.append((String(content.dropFirst()), content.first == "^", []))
      case "/": if open.count > 1 { close() }
      case "!", "%", nil: break
      default: open[open.count - 1].nodes.append(Self.value(content))
      }
    }
    open[open.count - 1].nodes.append(.text(text[offset...]))
    while open.count > 1 { close() }
    nodes = open[0].nodes
  }

  /// The whole line of a tag that is alone on it, but for spaces and tabs, with its line feed; else the tag alone.
  private static func line(of tag: Range<Int>, in text: [UInt8]) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = text[..<tag.lowerBound].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    let end = text[tag.upperBound...].firstIndex { !isSpace($0) } ?? text.count
    guard start == 0 || text[start - 1] == 0x0A, end == text.count || text[end] == 0x0A else { return tag }
    return start..<min(end + 1, text.count)
  }

  private static func value(_ content: String) -> Node {
    let transform = TemplateShape.Transform.allCases.first {
      content.hasPrefix($0.rawValue + "(") && content.hasSuffix(")")
    }
    guard let transform else { return .value(name: content, nil) }
    return .value(name: String(content.dropFirst(transform.rawValue.count + 1).dropLast()), transform)
  }

  /// What it writes of an object, in UTF-8.
  func rendered(_ object: any TemplateObject) -> [UInt8] {
    var writer = Writer(scopes: [Scope(object: object)])
    writer.write(nodes)
    return writer.output
  }

  /// An object whose names are known.
  private struct Scope {
    let object: any TemplateObject
    /// Its place in a list; `nil` where it is in none.
    var place: (isFirst: Bool, isLast: Bool)?
  }

  private struct Writer {
    var output: [UInt8] = []
    var scopes: [Scope]

    mutating func write(_ nodes: [Node]) {
      for node in nodes {
        switch node {
        case .text(let text): output += text
        case .value(let name, let transform): write(value(of: name), transform)
        case .section(let name, let isInverted, let nodes): write(name, isInverted, nodes)
        }
      }
    }

    /// The value that the innermost object has of a name.
    private func value(of name: String) -> TemplateValue? {
      if name == "." { return scopes.last.map { .one($0.object) } }
      return scopes.lazy.reversed().compactMap { $0.object.child(named: name) }.first
    }

    private mutating func write(_ value: TemplateValue?, _ transform: TemplateShape.Transform?) {
      switch value {
      case .flag(let flag): output += (flag ? "true" : "false").utf8
      case .text(let text): output += text.utf8
      case .bytes(let bytes): output += bytes
      case .one(let object):
        let text = if let transform { object.transformed(by: transform) } else { object.literal }
        output += (text ?? "").utf8
      case .list(_, let literal): output += (literal ?? "").utf8
      case nil: break
      }
    }

    private mutating func write(_ name: String, _ isInverted: Bool, _ nodes: [Node]) {
      var scopes: [Scope] = []
      let isShown: Bool
      switch name {
      case "first()": isShown = place?.isFirst ?? false
      case "last()": isShown = place?.isLast ?? false
      default:
        switch value(of: name) {
        case nil: isShown = false
        case .flag(let flag): isShown = flag
        case .text, .bytes: isShown = true
        case .one(let object):
          isShown = !object.isNull
          scopes = [Scope(object: object)]
        case .list(let objects, _):
          isShown = !objects.isEmpty
          scopes = objects.enumerated().map { index, object in
            Scope(object: object, place: (index == 0, index == objects.count - 1))
          }
        }
      }
      guard isShown != isInverted else { return }
      guard !isInverted, !scopes.isEmpty else { return write(nodes) }
      for scope in scopes {
        self.scopes.append(scope)
        write(nodes)
        self.scopes.removeLast()
      }
    }

    /// The place of the innermost object that is in a list.
    private var place: (isFirst: Bool, isLast: Bool)? { scopes.lazy.reversed().compactMap(\.place).first }
  }
}
