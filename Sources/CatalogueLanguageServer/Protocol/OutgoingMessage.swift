internal import CatalogueSources
internal import StrictJSON

/// A message of the server, with its header.
enum OutgoingMessage {
  static func result(_ result: LocatedValue, of id: LocatedValue) -> [UInt8] {
    framed([("id", id), ("result", result)])
  }

  static func error(_ error: ResponseError, of id: LocatedValue) -> [UInt8] {
    let error = LocatedValue.object([
      ("code", .integer(error.code.rawValue)), ("message", .text(error.message)),
    ])
    return framed([("id", id), ("error", error)])
  }

  static func notification(_ method: String, _ params: LocatedValue) -> [UInt8] {
    framed([("method", .text(method)), ("params", params)])
  }

  static func request(_ method: String, id: String, _ params: LocatedValue) -> [UInt8] {
    framed([("id", .text(id)), ("method", .text(method)), ("params", params)])
  }

  private static func framed(_ members: [(String, LocatedValue)]) -> [UInt8] {
    var writer = JSONWriter(layout: .compact)
    writer.value(.object([("jsonrpc", .text("2.0"))] + members))
    let body = writer.bytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

extension LocatedValue {
  /// A number of a message.
  static func integer(_ number: Int) -> LocatedValue {
    LocatedValue(.number(ExactNumber(Int64(number))), at: 0..<0)
  }

  /// An object of the members that have a value.
  static func object(of members: [(String, LocatedValue?)]) -> LocatedValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}
