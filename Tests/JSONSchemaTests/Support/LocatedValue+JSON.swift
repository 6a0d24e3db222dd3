import StrictJSON

extension LocatedValue {
  /// The value as JSON.
  var json: String {
    switch content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.literal
    case .string(let text): Self.json(text)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.members.map { "\(Self.json($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
