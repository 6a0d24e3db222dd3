import BundleTestSupport
import FileAccess
import Foundation
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("Files in a store's folder that the store didn't make")
struct ForeignFileTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1)
  }

  private func publishNext() throws {
    try site.publish(SampleCatalogue("2026-06-03", ["alfa+new", "delta"]), as: 2)
  }

  /// An update's error, which leaves every file as it is.
  private func refusal(sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    let files = device.files()
    let error = await #expect(throws: CatalogueUpdateError.self, sourceLocation: sourceLocation) {
      try await device.update()
    }
    #expect(error?.code == "storage", sourceLocation: sourceLocation)
    #expect(device.files() == files, sourceLocation: sourceLocation)
    return error?.description ?? ""
  }

  @Test(
    "a folder that is neither empty nor a store is refused, and nothing in it is changed",
    arguments: [
      ["notes.txt"], ["files/photo.jpg"], ["releases/song.mp3", "files/photo.jpg"], ["lock", "notes.txt"],
      [".profile"],
    ])
  func notAStore(names: [String]) async throws {
    for name in names { try device.folder.write("store/\(name)", [1]) }
    #expect(
      try await refusal()
        == "\(device.path) is neither empty nor a store of catalogues: choose another folder for the store")
    #expect(try device.launch().status.source == .bundled)
  }

  @Test("files and folders of other names are left alone, wherever they are in a store")
  func otherNames() async throws {
    try await device.update()
    let names = [
      "notes.txt", "notes.txt.12.tmp", "files/photo.jpg", "files/photo.jpg.12.tmp", "files/holiday/photo.jpg",
      "files/ABCDEF", "releases/song.mp3", "metadata/notes.txt.12.tmp",
      "metadata/My Notes.json.12.tmp", "metadata/roots/notes.json.12.tmp",
    ]
    for name in names { try device.folder.write("store/\(name)", [1]) }
    try publishNext()
    try await device.update()
    #expect(try device.launch().status.version == (try .june(3)))
    #expect(Set(names).isSubset(of: device.files()))
  }

  /// A store with a person's file in it.
  private func storeWithNote() async throws {
    try await device.update()
    try device.folder.write("store/notes.txt", [1])
  }

  @Test("a store with a person's file stays one when its latest release is damaged")
  func damagedStore() async throws {
    try await storeWithNote()
    try FileManager.default.removeItem(atPath: "\(device.path)/latest")
    try FileManager.default.removeItem(atPath: "\(device.path)/releases")
    #expect(try await device.update() == .staged(try .june(2)))
    #expect(device.folder.bytes("store/notes.txt") == [1])
  }

  @Test("a store with a person's file stays one when the app's new root discredits its releases")
  func discreditedStore() async throws {
    try await storeWithNote()
    try site.publishRoot(after: 1, keys: [SigningKey()])
    let root = site.file("metadata/2.root.json")
    try device.forgetUse()
    site.fail(.connectionFailed("offline"))
    _ = try? await device.updater(of: device.launch(root: root)).check()
    #expect(!device.files().contains("latest"))
    site.fail(nil)
    try publishNext()
    _ = try await device.updater(of: device.launch(root: root)).update()
    #expect(try device.launch(root: root).status.version == (try .june(3)))
  }

  @Test("a store of an older library, whose lock is empty, is known by any of its releases")
  func unmarkedStore() async throws {
    try await storeWithNote()
    try Data().write(to: URL(filePath: "\(device.path)/lock"))
    try FileManager.default.removeItem(atPath: "\(device.path)/latest")
    #expect(try await device.update() == .staged(try .june(2)))
    #expect(device.folder.bytes("store/lock")?.isEmpty == false)
  }

  @Test("a folder that Finder has shown still counts as empty")
  func finder() async throws {
    try device.folder.write("store/.DS_Store", [1])
    #expect(try await device.update() == .staged(try .june(2)))
  }

  @Test(
    "symbolic links are refused by name, and what they lead to stays as it is",
    arguments: [
      "files", "releases", "metadata", "metadata/roots", "latest", "previous", "checked", "verified",
    ])
  func links(name: String) async throws {
    try await device.update()
    let other = "\(device.folder.path)/other"
    try? FileManager.default.moveItem(atPath: "\(device.path)/\(name)", toPath: other)
    try FileManager.default.createSymbolicLink(atPath: "\(device.path)/\(name)", withDestinationPath: other)
    try publishNext()
    #expect(
      try await refusal()
        == "\(device.path)/\(name) is a symbolic link, which a store doesn't follow: delete it")
  }

  @Test("a link in place of a file that is named by its hash is replaced, and not followed")
  func linkedFile() async throws {
    try await device.update()
    let name = try #require(device.files().first { $0.hasPrefix("files/") })
    let other = try device.folder.write("photo.jpg", [1])
    try FileManager.default.removeItem(atPath: "\(device.path)/\(name)")
    try FileManager.default.createSymbolicLink(atPath: "\(device.path)/\(name)", withDestinationPath: other)
    try await device.update()
    #expect(device.folder.bytes("photo.jpg") == [1])
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test("a link that leads nowhere in place of the lock creates nothing")
  func danglingLock() async throws {
    let target = "\(device.folder.path)/target"
    try FileManager.default.createDirectory(atPath: device.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(device.path)/lock", withDestinationPath: target)
    #expect(try await refusal().contains("/lock is a symbolic link"))
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test("a lock follows no link, whoever takes it")
  func linkedLock() throws {
    let (link, target) = ("\(device.folder.path)/link", "\(device.folder.path)/target")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(throws: FileError.self) { try FileLock.take(link) }
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  /// The names of all of a store's files.
  private func names() async throws -> [String] {
    for day in 3...4 {
      try site.publish(SampleCatalogue("2026-06-0\(day)", ["alfa+\(day)"]), as: Int64(day))
      try await device.update()
    }
    return device.files()
  }

  @Test("an empty folder in place of any file is replaced")
  func emptyFolders() async throws {
    for name in try await names() {
      let path = "\(device.path)/\(name)"
      // A damaged release before isn't kept.
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      try await device.update()
      #expect(try device.launch().status.version == (try .june(4)), "\(name)")
    }
  }

  @Test("a folder with something in it, in place of any file, is left alone, and named if it is in the way")
  func fullFolders() async throws {
    for name in try await names() {
      let path = "\(device.path)/\(name)"
      let bytes = try Data(contentsOf: URL(filePath: path))
      try FileManager.default.removeItem(atPath: path)
      try device.folder.write("store/\(name)/photo.jpg", [1])
      do { try await device.update() } catch let error as CatalogueUpdateError {
        #expect(error.description.contains("\(path) is a folder"), "\(error)")
      }
      #expect(device.folder.bytes("store/\(name)/photo.jpg") == [1])
      try FileManager.default.removeItem(atPath: path)
      try bytes.write(to: URL(filePath: path))
    }
  }

  @Test("temporary files of a killed update are deleted by the next check")
  func leftovers() async throws {
    try await device.update()
    let names = [
      "latest", "previous", "verified", "checked", "metadata/timestamp.json", "metadata/roots/2.root.json",
    ].map { "\($0).4711.tmp" }
    for name in names { try device.folder.write("store/\(name)", [1]) }
    _ = try await device.updater(of: device.launch()).check()
    #expect(Set(names).isDisjoint(with: device.files()))
  }
}
