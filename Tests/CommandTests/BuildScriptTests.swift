import Foundation
import TestSupport
import Testing

/// scripts/build, with a program in the place of Swift that notes what it is asked for.
@Suite("scripts/build", .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct BuildScriptTests {
  private let folder: TemporaryFolder
  private let product = ".build/debug/tool"

  init() throws {
    folder = try TemporaryFolder()
    for name in ["build", "require"] {
      try folder.write("scripts/\(name)", try Project.bytes("scripts/\(name)"))
      try Self.makeExecutable("\(folder.path)/scripts/\(name)")
    }
    try folder.write("Sources/Tool/main.swift", "print(1)\n".utf8)
    try folder.write("Sources/Tool/Other.swift", "\n".utf8)
    try folder.write("Package.swift", "let version = 1\n".utf8)
    try folder.write("Package.resolved", "{}".utf8)
    try folder.write("toolchain", "Swift version 6.2".utf8)
    let swift = """
      #!/bin/sh
      [ "$1" != --version ] || { cat toolchain; exit; }
      echo "$*" >>built
      [ ! -e broken ] || exit 1
      mkdir -p .build/debug && cat Sources/Tool/*.swift >\(product)

      """
    try folder.write("bin/swift", swift.utf8)
    try Self.makeExecutable("\(folder.path)/bin/swift")
  }

  private static func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Builds, and returns how often Swift was called so far.
  @discardableResult
  private func build(_ option: String = "-gnone", environment: [String: String] = [:]) throws -> Int {
    let path = "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let own = ["PATH": path, "CATALOGUE_COMMIT": "abc1234"].merging(environment) { $1 }
    let result = try Program.run(
      ["scripts/build", product, "swift", "build", option], in: folder.path, environment: own)
    try #require(result.status == (FileManager.default.fileExists(atPath: "\(folder.path)/broken") ? 1 : 0))
    return String(decoding: folder.bytes("built") ?? [], as: UTF8.self).split(separator: "\n").count
  }

  @Test("nothing is built where nothing has changed, also if files were written again")
  func unchanged() throws {
    #expect(try build() == 1)
    #expect(try build() == 1)
    try folder.write("Sources/Tool/main.swift", "print(1)\n".utf8)
    try folder.write("README.md", "no source".utf8)
    #expect(try build() == 1)
  }

  @Test(
    "an edit of a source, of the manifest, of what it pins or of the toolchain is built, and so is taking it back",
    arguments: ["Sources/Tool/main.swift", "Package.swift", "Package.resolved", "toolchain"])
  func edited(file: String) throws {
    let old = try #require(folder.bytes(file))
    #expect(try build() == 1)
    try folder.write(file, old + [0x31])
    #expect(try build() == 2)
    #expect(try build() == 2)
    try folder.write(file, old)
    #expect(try build() == 3)
  }

  @Test("a source that is added, renamed or deleted is built")
  func files() throws {
    let sources = "\(folder.path)/Sources/Tool"
    #expect(try build() == 1)
    try folder.write("Sources/Tool/New.swift", [])
    #expect(try build() == 2)
    try FileManager.default.moveItem(atPath: "\(sources)/New.swift", toPath: "\(sources)/Newer.swift")
    #expect(try build() == 3)
    try FileManager.default.removeItem(atPath: "\(sources)/Newer.swift")
    #expect(try build() == 4)
  }

  @Test("where a source can't be read, each time is a build")
  func unknown() throws {
    let link = "\(folder.path)/Sources/Tool/Link.c"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(try build() == 1)
    #expect(try build() == 2)
    try FileManager.default.removeItem(atPath: link)
    #expect(try build() == 3)
    #expect(try build() == 3)
  }

  @Test("other flags, and another environment that the manifest or the compiler reads, are built")
  func flags() throws {
    #expect(try build() == 1)
    #expect(try build("-g") == 2)
    #expect(try build("-g", environment: ["CATALOGUE_COMMIT": "def5678"]) == 3)
    #expect(try build("-g", environment: ["CATALOGUE_COMMIT": "def5678", "SWIFT_EXEC": "/other"]) == 4)
    #expect(try build("-g", environment: ["CATALOGUE_COMMIT": "def5678", "SWIFT_EXEC": "/other"]) == 4)
    let unread = ["CATALOGUE_COMMIT": "def5678", "SWIFT_EXEC": "/other", "MAKEFLAGS": "ARGS=--quiet"]
    #expect(try build("-g", environment: unread) == 4)
  }

  @Test("a program that another build has put in its place, or deleted, is built")
  func program() throws {
    #expect(try build() == 1)
    try folder.write(product, "of older sources".utf8)
    #expect(try build() == 2)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(product)")
    #expect(try build() == 3)
  }

  @Test(
    "after a build that failed the next one builds, and so does each while a dependency is edited in place")
  func failed() throws {
    #expect(try build() == 1)
    try folder.write("Sources/Tool/main.swift", "print(\n".utf8)
    try folder.write("broken", [])
    #expect(try build() == 2)
    #expect(try build() == 3)
    try FileManager.default.removeItem(atPath: "\(folder.path)/broken")
    #expect(try build() == 4)
    #expect(try build() == 4)
    try folder.write("Packages/dependency/Package.swift", [])
    #expect(try build() == 5)
    #expect(try build() == 6)
  }
}
