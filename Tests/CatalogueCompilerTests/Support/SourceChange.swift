import CatalogueSources

/// A change of a catalogue's sources.
struct SourceChange: Sendable, CustomStringConvertible {
  let description: String
  let make: @Sendable (inout SourceFiles) -> Void

  init(_ description: String, _ make: @escaping @Sendable (inout SourceFiles) -> Void) {
    (self.description, self.make) = (description, make)
  }
}
