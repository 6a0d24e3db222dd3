internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What may be typed at a place of a file: fields, the words of an enumeration, and the ids and files that there are.
struct Completion {
  let schema: FileSchema
  let text: DocumentText
  /// The values that references may have; `nil` where the sources can't be read.
  let choices: FieldChoices?
  /// The id of the file's own entry, which it doesn't refer to.
  let ownID: String

  /// The numbers that the protocol gives to kinds of items.
  enum Kind: Int {
    case field = 5
    case word = 20
    case reference = 18
    case file = 17
  }

  /// More than anybody reads: a longer list is cut, and asked for again with every letter.
  static let longestList = 500

  /// One thing that may be typed.
  struct Item {
    let label: String
    let kind: Kind
    let detail: String?
    var documentation: String? = nil
    /// The value, where the label isn't its text.
    var text: String? = nil
    var inserted: String
    /// Whether people who type it would look for its other name too.
    var alsoFoundBy: String? = nil

    var value: String { text ?? label }

    /// The same with signs around what is inserted.
    func inserting(_ before: String, _ after: String = "") -> Item {
      var item = self
      item.inserted = before + inserted + after
      return item
    }
  }

  /// The list of what may be typed at an offset.
  func list(at offset: Int) -> LocatedValue {
    guard let position = TypingPosition(offset, in: text.bytes) else { return Self.list([], isCut: false) }
    let typed = text.bytes[position.span].prefix(max(0, offset - position.span.lowerBound))
    let wanted = String(decoding: typed, as: UTF8.self).filter { !"\"'".contains($0) }.lowercased()
      .split(separator: " ").joined(separator: " ")
    let items = items(at: position)
    let isLong = items.count > Self.longestList
    let fitting = isLong ? items.filter { Self.fits($0, wanted) } : items
    return Self.list(
      fitting.prefix(Self.longestList).enumerated().map { number, item in
        value(item, number, replacing: position.span)
      }, isCut: isLong || choices == nil)
  }

  private static func fits(_ item: Item, _ wanted: String) -> Bool {
    wanted.isEmpty || item.label.lowercased().contains(wanted)
      || item.alsoFoundBy?.lowercased().contains(wanted) ?? false
  }

  private func value(_ item: Item, _ number: Int, replacing span: Range<Int>) -> LocatedValue {
    let order = String(number)
    // YAML asks for a space behind them.
    let signs = [UInt8(ascii: ":"), UInt8(ascii: "-")]
    let isTight = span.lowerBound > 0 && signs.contains(text.bytes[span.lowerBound - 1])
    // An editor shows what begins like the text that it would replace.
    let quote = text.bytes[span].first.map { "\"'".utf8.contains($0) ? String(UnicodeScalar($0)) : "" } ?? ""
    return .object(of: [
      ("label", .text(item.label)), ("kind", .integer(item.kind.rawValue)),
      ("detail", item.detail.map { .text($0) }), ("documentation", item.documentation.map { .text($0) }),
      ("sortText", .text(String(repeating: "0", count: max(0, 5 - order.count)) + order)),
      (
        "filterText",
        .text(quote + [item.label, item.alsoFoundBy].compactMap(\.self).joined(separator: " "))
      ),
      (
        "textEdit",
        .object([("range", text.range(span)), ("newText", .text((isTight ? " " : "") + item.inserted))])
      ),
    ])
  }

  private static func list(_ items: [LocatedValue], isCut: Bool) -> LocatedValue {
    .object([("isIncomplete", .bool(isCut)), ("items", .array(items))])
  }
}
