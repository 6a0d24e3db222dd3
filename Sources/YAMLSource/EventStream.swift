internal import CYAML

/// libyaml's parser over one text. Nothing else touches its memory.
struct EventStream: ~Copyable {
  /// One event, copied out of libyaml's memory.
  enum Event {
    case documentStart
    case mappingStart(Properties)
    case sequenceStart(Properties)
    case collectionEnd
    case scalar(String, isPlain: Bool, Properties)
    case alias
    case streamEnd
    /// The start of the stream and the end of a document, which have no meaning here.
    case other
  }

  /// The properties of a node.
  struct Properties {
    let hasAnchor: Bool
    let hasTag: Bool
  }

  /// An event and the characters that it spans.
  struct Located {
    let event: Event
    let start: Int
    let end: Int
  }

  /// An error of libyaml, which ends the stream.
  struct Failure: Error {
    let message: String
    let character: Int
    /// What libyaml was reading, and where it began.
    let context: (message: String, character: Int)?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// A stream over the bytes, which must be UTF-8 without a byte order mark and outlive it; `nil` without memory.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    // libyaml asserts that there is an address; an empty text may have none.
    guard let bytes = text.baseAddress, yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  mutating func next() throws(Failure) -> Located {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return Located(event: Self.copy(event), start: event.start_mark.index, end: event.end_mark.index)
  }

  private static func copy(_ event: yaml_event_t) -> Event {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .mappingStart(Properties(hasAnchor: start.anchor != nil, hasTag: start.tag != nil))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return .sequenceStart(Properties(hasAnchor: start.anchor != nil, hasTag: start.tag != nil))
    case YAML_SCALAR_EVENT: return scalar(event.data.scalar)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return .collectionEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .other
    }
  }

  private static func scalar(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) -> Event {
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
      Properties(hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil))
  }

  private func failure() -> Failure {
    let state = parser.pointee
    return Failure(
      message: state.problem.map { String(cString: $0) } ?? "out of memory",
      character: state.problem_mark.index,
      context: state.context.map { (String(cString: $0), state.context_mark.index) })
  }
}
