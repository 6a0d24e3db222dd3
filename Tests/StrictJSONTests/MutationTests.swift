import StrictJSON
import TestSupport
import Testing

/// Damages a text: a few bytes changed, dropped, doubled, moved or cut off.
private func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
  let telling = Array("{}[]\",:\\u0eE+-.tfn \n\0".utf8) + [0x80, 0xC0, 0xED, 0xEF, 0xF4, 0xFF]
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...4, using: &generator) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return bytes }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[place] = generator.pick(telling)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(generator.pick(telling), at: place)
    case 4: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
    default: bytes.removeSubrange(place...)
    }
  }
  return bytes
}

@Suite("Damaged and hostile texts")
struct MutationTests {
  @Test("a damaged text is a value or an error inside the text, never a crash")
  func damagedTexts() {
    var documents = RandomDocument(seed: 1)
    var generator = SeededGenerator(seed: 2)
    var refused = 0
    for _ in 0..<20_000 {
      let bytes = mutated(Array(documents.next().utf8), using: &generator)
      guard let span = failure(bytes)?.span else { continue }
      refused += 1
      let isInside = 0 <= span.lowerBound && span.upperBound <= bytes.count
      #expect(isInside, "\(span) in \(bytes)")
    }
    #expect(refused > 5_000, "the damage has to matter for the test to tell anything")
  }

  @Test("every beginning of a document is unfinished, or complete only as a number or before white space")
  func beginnings() {
    let bytes = Array(#" {"a": [1, true, null, "é\n😀"], "b": {"c": -2.5e3}} "#.utf8)
    let complete = bytes.count - 1
    for end in 0..<complete {
      #expect(failure(Array(bytes[..<end])) != nil, "the first \(end) bytes")
    }
    #expect(failure(Array(bytes[..<complete])) == nil)
  }
}
