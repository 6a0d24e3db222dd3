/// What the command can't do, in a sentence.
struct ClientError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
