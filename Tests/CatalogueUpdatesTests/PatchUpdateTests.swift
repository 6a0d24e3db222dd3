import BundleTestSupport
import Catalogue
import FilePatches
import Foundation
import HTTPTransport
import StrictJSON
import Testing
import UpdateFramework

@testable import CatalogueUpdates

/// A device with the release of 2 June, and a patch from that to the one of 3 June.
struct PatchedDevice {
  let site: Site
  let device: Device
  let second: SampleCatalogue
  let third: SampleCatalogue
  var patch: SamplePatch { SamplePatch(from: second, to: third) }

  init() async throws {
    site = try Site()
    device = try Device(site: site)
    let ids = (10..<30).map { "brand-\($0)" }
    second = try SampleCatalogue("2026-06-02", ids)
    third = try SampleCatalogue("2026-06-03", ids + ["new"])
    try site.publish(second, as: 1)
    _ = try await device.update()
    _ = site.takeRequests()
  }

  /// Publishes the release of 3 June.
  /// - Parameter bytes: what the publisher lists and signs as the patch.
  func publish(patch bytes: [UInt8]? = nil) throws {
    try site.publish(third, as: 2, patches: [patch.path: bytes ?? patch.bytes])
  }

  /// The address of the whole catalogue.
  var catalogue: String { "targets/\(ContentHash(of: third.json, by: .sha256).hexadecimal).italy.json" }

  /// Updates, and checks that the new catalogue is on the device all the same.
  /// - Returns: the requests for targets, and why the patch wasn't used.
  func update(_ options: UpdaterOptions = UpdaterOptions()) async throws -> (
    requests: [String], problem: String?
  ) {
    let store = try device.launch()
    #expect(try await device.updater(of: store, options: options).update() == .staged(try .june(3)))
    #expect(try device.launch().catalogue == Catalogue(decoding: third.json))
    let requests = site.takeRequests().filter { $0.hasPrefix("targets/") && !$0.hasSuffix(".svg") }
    return (requests, store.status.patchProblem)
  }
}

@Suite("Updates by patches")
struct PatchUpdateTests {
  @Test("the patch from the downloaded catalogue is downloaded, and not the catalogue")
  func downloaded() async throws {
    let patched = try await PatchedDevice()
    try patched.publish()
    let (requests, problem) = try await patched.update()
    #expect(requests.count == 1)
    #expect(requests.first?.hasPrefix("targets/patches/") == true)
    #expect(problem == nil)
  }

  @Test("an app that comes with the catalogue's file downloads the patch from that")
  func bundled() async throws {
    let site = try Site()
    let device = try Device(site: site)
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta", "gamma"])
    let patch = SamplePatch(from: device.bundled, to: next)
    try site.publish(next, as: 1, patches: [patch.path: patch.bytes])
    let store = try device.launch(hasFile: true)
    let size = try patch.bytes.count + (next.logos["logos/gamma.svg"] ?? []).count
    #expect(
      try await device.updater(of: store).check() == .available(try .june(2), downloadSize: Int64(size)))
    #expect(try await device.updater(of: store).update() == .staged(try .june(2)))
    #expect(!site.takeRequests().contains { $0.hasSuffix(".italy.json") })
    #expect(try device.launch().catalogue == Catalogue(decoding: next.json))
  }

  @Test("without a patch from a catalogue on the device, the catalogue is downloaded")
  func notListed() async throws {
    let patched = try await PatchedDevice()
    let other = SamplePatch(from: patched.third, to: patched.second)
    try patched.site.publish(patched.third, as: 2, patches: [other.path: other.bytes])
    let (requests, problem) = try await patched.update()
    #expect(requests == [patched.catalogue])
    #expect(problem == nil)
  }

  @Test("fields that the app doesn't know are there for a newer app, since the bytes are the published ones")
  func unknownField() async throws {
    let patched = try await PatchedDevice()
    let text = String(decoding: patched.third.json, as: UTF8.self)
      .replacing("\"aliases\": [],", with: "\"aliases\": [],\n      \"motto\": \"Più\",")
    let base = ContentHash(of: patched.second.json, by: .sha256)
    let patch = try FilePatch(
      baseHash: base.bytes, baseLength: patched.second.json.count,
      [.copy(0..<20), .insert(Array(text.utf8.dropFirst(20)))])
    // Padded, so that the patch is shorter.
    let json = Array((text + String(repeating: "\n", count: 100)).utf8)
    let padded = try FilePatch(
      baseHash: base.bytes, baseLength: patched.second.json.count,
      patch.instructions + [.insert([UInt8](repeating: 10, count: 100))])
    #expect(padded.resultLength == json.count)
    try patched.site.publish(patched.third, as: 2, json: json, patches: [patched.patch.path: padded.bytes])
    _ = try await patched.device.update()
    let files = try patched.device.files().filter { $0.hasPrefix("files/") }.map {
      Array(try Data(contentsOf: URL(filePath: "\(patched.device.path)/\($0)")))
    }
    #expect(files.contains(json))
  }

  @Test("progress only grows and ends at its total, with the patch and without it", arguments: [false, true])
  func progress(isBroken: Bool) async throws {
    let patched = try await PatchedDevice()
    try patched.publish(patch: isBroken ? [0] : nil)
    let (stream, continuation) = AsyncStream.makeStream(of: UpdateProgress.self)
    _ = try await patched.device.updater(of: patched.device.launch()).update { continuation.yield($0) }
    continuation.finish()
    let steps = await stream.reduce(into: []) { $0.append($1) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.completed <= $1.completed && $0.total <= $1.total })
    #expect(steps.last?.completed == steps.last?.total || isBroken)
    let length = isBroken ? patched.third.json.count : try patched.patch.bytes.count
    #expect(steps.last?.completed == Int64(length + "<svg>new</svg>".utf8.count))
  }
}

@Suite("Updates by patches that are wrong")
struct WrongPatchTests {
  private let patched: PatchedDevice

  init() async throws { patched = try await PatchedDevice() }

  /// Checks that the whole catalogue is downloaded after the patch, and that the store says why.
  private func expectWhole(
    _ reason: String, _ options: UpdaterOptions = UpdaterOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (requests, problem) = try await patched.update(options)
    #expect(requests.last == patched.catalogue, sourceLocation: sourceLocation)
    #expect(problem?.contains(reason) == true, "\(problem ?? "-")", sourceLocation: sourceLocation)
  }

  @Test("missing on the server")
  func missing() async throws {
    try patched.publish()
    patched.site.fail { path, file in path.contains("patches/") ? nil : file }
    try await expectWhole("is missing, or differs from the listed file")
  }

  @Test("another file than the listed one, cut or longer")
  func damaged() async throws {
    try patched.publish()
    for change in [{ Array($0.dropLast()) }, { $0 + [0] }, { $0.dropLast() + [0x20] }]
      as [@Sendable ([UInt8]) -> [UInt8]]
    {
      try patched.device.removeStore()
      patched.site.fail(nil)
      try patched.site.publish(patched.second, as: 3)
      _ = try await patched.device.update()
      try patched.site.publish(patched.third, as: 4, patches: [patched.patch.path: patched.patch.bytes])
      patched.site.fail { path, file in path.contains("patches/") ? file.map(change) : file }
      try await expectWhole("the patch can't be downloaded")
    }
  }

  @Test("a server that answers patches with errors only")
  func serverError() async throws {
    try patched.publish()
    patched.site.fail { path, file throws(TransportError) in
      guard path.contains("patches/") else { return file }
      throw TransportError(.status(503, retryAfter: nil), at: URL(filePath: path))
    }
    try await expectWhole("the patch can't be downloaded")
  }

  @Test("a server that never ends a patch: the update goes on, and the time doesn't count")
  func endless() async throws {
    try patched.publish()
    patched.site.fail { path, file in
      if path.contains("patches/") { try? await Task.sleep(for: .seconds(3600)) }
      return file
    }
    var options = UpdaterOptions()
    (options.patchTimeout, options.totalTimeout) = (.seconds(1), .seconds(1))
    // Without what the patch took, no time would be left for the catalogue.
    try await expectWhole("takes too long", options)
  }

  @Test("signed, but of another base")
  func otherBase() async throws {
    let other = SamplePatch(from: patched.third, to: patched.second)
    try patched.publish(patch: other.bytes)
    try await expectWhole("the base is another file")
  }

  @Test("signed, but cut anywhere, of another length, or with ranges that the base doesn't have")
  func malformed() async throws {
    try patched.publish(patch: Array(patched.patch.bytes.dropLast()))
    try await expectWhole("can't be applied")
  }

  @Test("signed, but of a result that is gigantic")
  func gigantic() async throws {
    let copies = [FilePatch.Instruction](repeating: .copy(0..<patched.second.json.count), count: 1000)
    let bomb = try FilePatch(
      baseHash: patched.patch.hash.bytes, baseLength: patched.second.json.count, copies)
    try patched.publish(patch: bomb.bytes)
    try await expectWhole("don't make a file of the expected length")
  }

  @Test("signed, but it makes another file of the same length")
  func otherResult() async throws {
    let (base, length) = (patched.second.json.count, patched.third.json.count)
    let wrong = try FilePatch(
      baseHash: patched.patch.hash.bytes, baseLength: base, [.copy(0..<base), .copy(0..<length - base)])
    try patched.publish(patch: wrong.bytes)
    try await expectWhole("doesn't make the listed catalogue")
  }

  @Test(
    "the catalogue on the device was damaged, or deleted, since it was downloaded", arguments: [true, false])
  func damagedBase(isDeleted: Bool) async throws {
    try patched.publish()
    let store = try patched.device.launch()
    let file = URL(filePath: "\(patched.device.path)/files/\(patched.patch.hash.hexadecimal)")
    if isDeleted {
      try FileManager.default.removeItem(at: file)
    } else {
      var bytes = Array(try Data(contentsOf: file))
      bytes[30] ^= 1
      try Data(bytes).write(to: file)
    }
    #expect(try await patched.device.updater(of: store).update() == .staged(try .june(3)))
    let problem = try #require(store.status.patchProblem)
    #expect(problem.contains(isDeleted ? "can't be read any more" : "is damaged"))
  }

  @Test("a patch as long as the catalogue isn't downloaded")
  func long() async throws {
    try patched.publish(patch: patched.third.json)
    let (requests, problem) = try await patched.update()
    #expect(requests == [patched.catalogue])
    #expect(problem == nil)
  }

  @Test("a caller that gives up while a patch is downloaded gets that error, and nothing more is requested")
  func cancelled() async throws {
    try patched.publish()
    let started = AsyncStream.makeStream(of: Void.self)
    patched.site.fail { path, file throws(TransportError) in
      guard path.contains("patches/") else { return file }
      started.continuation.yield()
      try? await Task.sleep(for: .seconds(3600))
      throw TransportError(.cancelled, at: URL(filePath: path))
    }
    let updater = try patched.device.updater(of: patched.device.launch())
    let task = Task { try await updater.update() }
    for await _ in started.stream { break }
    task.cancel()
    let error = await #expect(throws: CatalogueUpdateError.self) { try await task.value }
    #expect(error?.code == "cancelled")
    #expect(!patched.site.takeRequests().contains(patched.catalogue))
  }

  @Test("the problem is forgotten with the next patch that works")
  func forgotten() async throws {
    try patched.publish(patch: [0])
    try await expectWhole("doesn't begin as a patch does")
    let fourth = try SampleCatalogue("2026-06-04", (10..<30).map { "brand-\($0)" } + ["new", "newer"])
    let patch = SamplePatch(from: patched.third, to: fourth)
    try patched.site.publish(fourth, as: 3, patches: [patch.path: patch.bytes])
    let store = try patched.device.launch()
    #expect(try await patched.device.updater(of: store).update() == .staged(try .june(4)))
    #expect(store.status.patchProblem == nil)
  }
}
