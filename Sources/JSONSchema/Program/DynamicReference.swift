internal import StrictJSON

/// The keyword `$dynamicRef`.
struct DynamicReference: Sendable {
  /// The name of the anchor; `nil` where the reference leads to one that isn't dynamic, as a `$ref` does.
  let anchor: ByteString?
  /// The schema that the reference leads to where no outer resource has an anchor of that name.
  let initial: Int
}
