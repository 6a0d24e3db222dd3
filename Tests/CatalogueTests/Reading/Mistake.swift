import Testing

/// A change to the sample, and what the reader says of it.
struct Mistake: CustomTestStringConvertible, Sendable {
  let piece: String
  let change: String
  let error: String
  /// Whether a JSON Schema can't say it, because it takes other fields or a calendar to know.
  let isBeyondSchemas: Bool

  init(_ piece: String, _ change: String, _ error: String, isBeyondSchemas: Bool = false) {
    self.piece = piece
    self.change = change
    self.error = error
    self.isBeyondSchemas = isBeyondSchemas
  }

  var testDescription: String { "\(change.prefix(60)) for \(piece)" }

  var bytes: [UInt8] { get throws { try PublishedSample.replacing(piece, with: change) } }

  static let all = ofRoot + ofIDs + ofBrand + ofBarcode + ofTombstone
}
