internal import CatalogueSources
internal import StrictJSON

/// A message of the client (JSON-RPC 2.0).
enum IncomingMessage {
  case request(id: LocatedValue, method: String, LocatedObject)
  case notification(method: String, LocatedObject)
  /// The answer to a request of the server.
  case response
  /// What can't be read, with the id of the request where that is known.
  case invalid(id: LocatedValue, ResponseError)

  init(_ item: MessageReader.Item) {
    switch item {
    case .unreadable(let reason): self = .invalid(id: .null, ResponseError(.parseError, reason))
    case .message(let bytes):
      do throws(JSONError) { self.init(try Self.read(bytes)) } catch {
        self = .invalid(id: .null, ResponseError(.parseError, "\(error)"))
      }
    }
  }

  private init(_ value: LocatedValue) {
    guard let object = value.object else {
      self = .invalid(id: .null, ResponseError(.invalidRequest, "a message is one object"))
      return
    }
    let id = object["id"]
    let params = object["params"]?.object ?? LocatedObject([])
    guard let method = object["method"] else {
      let isResponse = object["result"] != nil || object["error"] != nil
      self =
        isResponse
        ? .response : .invalid(id: .null, ResponseError(.invalidRequest, "a message has a method"))
      return
    }
    guard let name = method.string, id.map(Self.isID) ?? true else {
      self = .invalid(
        id: .null,
        ResponseError(.invalidRequest, "a method is a text, and an id a text or a whole number"))
      return
    }
    self = if let id { .request(id: id, method: name, params) } else { .notification(method: name, params) }
  }

  private static func isID(_ value: LocatedValue) -> Bool { value.string != nil || value.integer != nil }

  /// So deep no client nests what it sends.
  private static let limits = JSONReader.Limits(bytes: MessageReader.longestMessage, depth: 64)

  /// Reads a message. Editors that count in UTF-16 send half of a surrogate pair where one was typed; it becomes
  /// U+FFFD, which is as long, so that the positions of later changes hold.
  private static func read(_ bytes: [UInt8]) throws(JSONError) -> LocatedValue {
    do throws(JSONError) { return try JSONReader.read(bytes, limits: limits) } catch {
      guard error.reason == .loneSurrogate else { throw error }
      return try JSONReader.read(withoutLoneSurrogates(bytes), limits: limits)
    }
  }

  private static func withoutLoneSurrogates(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      switch surrogate(in: bytes, at: index) {
      case .high? where surrogate(in: bytes, at: index + 6) == .low: index += 12
      case .some:
        bytes.replaceSubrange(index + 2..<index + 6, with: "FFFD".utf8)
        index += 6
      case nil: index += 2
      }
    }
    return bytes
  }

  private enum Surrogate { case high, low }

  /// The half of a pair that is escaped there; `nil` for anything else.
  private static func surrogate(in bytes: [UInt8], at index: Int) -> Surrogate? {
    guard index + 5 < bytes.count, bytes[index...].starts(with: "\\u".utf8) else { return nil }
    let digits = bytes[index + 2..<index + 6].compactMap(\.hexadecimalValue)
    guard digits.count == 4, digits[0] == 0xD, digits[1] >= 8 else { return nil }
    return digits[1] < 0xC ? .high : .low
  }
}

/// Why a request has no result.
struct ResponseError: Error, Equatable {
  /// The codes of JSON-RPC, and those of the Language Server Protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// Of parameters that lack something.
  static func missing(_ what: String) -> ResponseError {
    ResponseError(.invalidParams, "the parameters have no \(what)")
  }
}
