internal import StrictJSON
internal import UpdateFramework

extension FuzzTarget {
  static let metadata = FuzzTarget(
    "metadata",
    "TUF metadata files with blank lines between, the first a trusted root: versions never go back, a file "
      + "that is rejected changes nothing, and each file can be written and read again.",
    seeds: FuzzSeeds(), tokens: metadataTokens, maximumLength: 8192
  ) { bytes throws(BrokenInvariant) in
    let files = InputParts.betweenBlankLines(bytes)
    for file in files.prefix(6) {
      try requireFaithful(Root.self, file)
      try requireFaithful(Timestamp.self, file)
      try requireFaithful(Snapshot.self, file)
      try requireFaithful(Targets.self, file)
    }
    guard let time = UTCTime("2026-01-01T00:00:00Z"),
      let update = try? MetadataUpdate(trustedRoot: files[0], at: time, schemes: [EveryHonestSignature()])
    else { return }
    try requireProgress(update, files.dropFirst())
  }

  private static func requireProgress(
    _ update: MetadataUpdate, _ files: ArraySlice<[UInt8]>
  ) throws(BrokenInvariant) {
    var update = update
    for file in files {
      let before = TrustedVersions(update)
      let rejection = receive(file, by: &update)
      let after = TrustedVersions(update)
      try require(
        rejection == nil || after == before,
        "a rejected file changes what is trusted: \(rejection.debugDescription)")
      try require(after.isAtLeast(before), "a version goes back from \(before) to \(after)")
      if let request = update.request {
        try require(request.maximumLength >= 0, "less than nothing is asked for")
      }
      for path in ["a.txt", "b/c.txt", ""] { _ = try? update.find(path) }
    }
  }

  /// Why a file is rejected. It is a kept one where it begins with a question mark; an empty one isn't there.
  /// One that has expired still counts against older ones, and isn't rejected in that sense.
  private static func receive(_ file: [UInt8], by update: inout MetadataUpdate) -> UpdateError? {
    if file.first == UInt8(ascii: "?") {
      _ = update.receiveStored(Array(file.dropFirst()))
      return nil
    }
    do throws(UpdateError) {
      if file.isEmpty { try update.receiveAbsence() } else { _ = try update.receive(file) }
      return nil
    } catch {
      if case .expired = error.reason { return nil }
      return error
    }
  }

  private static func requireFaithful<Payload: MetadataPayload>(
    _: Payload.Type, _ file: [UInt8]
  ) throws(BrokenInvariant) {
    guard let metadata = try? SignedMetadata<Payload>(decoding: file) else { return }
    let written = metadata.bytes
    let again = try? SignedMetadata<Payload>(decoding: written)
    try require(
      again?.signedBytes == metadata.signedBytes, "\(Payload.type) is written so that signatures break")
    try require(again?.bytes == written, "\(Payload.type) is written differently the second time")
  }

  private static let metadataTokens = [
    "{\"signed\":", "\"signatures\":[", "\"_type\":\"root\"", "\"_type\":\"timestamp\"",
    "\"_type\":\"snapshot\"",
    "\"_type\":\"targets\"", "\"spec_version\":\"1.0.34\"", "\"version\":1", "\"version\":2",
    "\"version\":9223372036854775807", "\"expires\":\"2030-01-01T00:00:00Z\"", "\"keyids\":[\"a\"]",
    "\"threshold\":1",
    "\"keytype\":\"ed25519\"", "\"keyval\":{\"public\":\"aa\"}", "\"consistent_snapshot\":true", "\"meta\":{",
    "\"snapshot.json\":{", "\"targets.json\":{", "\"delegations\":{", "\"succinct_roles\":{",
    "\"bit_length\":8",
    "\"name_prefix\":\"bin\"", "\"paths\":[\"*\"]", "\"path_hash_prefixes\":[\"a\"]", "\"terminating\":true",
    "\"hashes\":{\"sha256\":\"", "\"length\":1", "\"custom\":{}", "\"sig\":\"01\"", "\n\n", "\n\n?",
  ]
}

/// Signatures without cryptography: each is valid that begins with 1, so that fuzzing gets past them.
private struct EveryHonestSignature: SignatureScheme {
  let keyType = "ed25519"
  let name = "ed25519"

  func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool { signature.first == 1 }
}

/// The versions that an update trusts; 0 where there is none yet.
private struct TrustedVersions: Equatable {
  let root, timestamp, snapshot, targets: Int64

  init(_ update: MetadataUpdate) {
    root = update.trusted.root.payload.header.version
    timestamp = update.trusted.timestamp?.payload.header.version ?? 0
    snapshot = update.trusted.snapshot?.payload.header.version ?? 0
    targets = update.trusted.targets(of: .topLevel)?.payload.header.version ?? 0
  }

  func isAtLeast(_ other: TrustedVersions) -> Bool {
    root >= other.root && timestamp >= other.timestamp && snapshot >= other.snapshot
      && targets >= other.targets
  }
}
