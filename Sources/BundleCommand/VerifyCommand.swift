internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle verify`
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check a repository as an app would, and every file of it.",
    discussion: """
        catalogue-bundle verify site --root roots/1.root.json
      """)

  @Argument(help: ArgumentHelp("The repository's folder.", valueName: "folder"))
  var repository: String
  @Option(help: ArgumentHelp("The root that apps have built in.", valueName: "file"))
  var root: String

  func run() async throws {
    let trustedRoot = try FileBytes.read(root, limit: 512_000)
    do { _ = try TrustedMetadata(root: trustedRoot, expiry: .omitted, schemes: [Ed25519Scheme()]) } catch {
      throw FileError("\(root) isn't a root that apps could trust: \(error)")
    }
    let folder = RepositoryFolder(path: repository)
    guard try folder.exists("") else { throw FileError("there is no folder \(repository)") }
    do {
      try verify(folder, by: trustedRoot)
    } catch let error as UpdateError {
      Self.report(error)
      throw ExitCode.findings
    }
  }

  private func verify(_ folder: RepositoryFolder, by trustedRoot: [UInt8]) throws {
    let metadata = try folder.metadata(trustedRoot: trustedRoot, expiry: .at(LifetimeOptions.now().time))
    print(metadata.summary)
    let targets = metadata.targets(of: .topLevel)?.payload
    guard targets?.delegations == nil else {
      ErrorStream.print(
        "Error: the targets delegate to other roles, which this program neither makes nor checks")
      throw ExitCode.findings
    }
    let broken = try folder.brokenTargets(of: metadata)
    for target in broken { Self.report(target.error, in: target.path) }
    guard broken.isEmpty else { throw ExitCode.findings }
    print("all \(targets?.files.count ?? 0) files are as they are listed")
  }

  private static func report(_ error: UpdateError, in path: String? = nil) {
    let place = path.map { "\($0): " } ?? ""
    ErrorStream.print(
      "Error: \(place)\(error); sent to an app, this would be an attack: \(error.attack.rawValue)")
  }
}
