/// What is in memory when a command has done its work.
private final class Remains: Sendable {
  let values: [any Sendable]

  init(_ values: [any Sendable]) { self.values = values }
}

/// Keeps values until the process ends, which is now: the system frees all at once, where to free thousands of entries one
/// by one takes longer.
func leaveToTheSystem(_ values: any Sendable...) { _ = Unmanaged.passRetained(Remains(values)) }
