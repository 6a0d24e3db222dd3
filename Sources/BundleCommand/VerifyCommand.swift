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
    let now = try LifetimeOptions.now()
    let folder = RepositoryFolder(path: repository)
    do {
      let metadata = try folder.metadata(trustedRoot: trustedRoot, at: now.time)
      print(metadata.summary)
      let broken = try folder.brokenTargets(of: metadata)
      for path in broken {
        printError(
          "error: \(path) isn't the file that the targets list; sent to an app, this would be a "
            + "\(Attack.mixAndMatch.rawValue) attack")
      }
      guard broken.isEmpty else { throw ExitCode.findings }
      print("all \(metadata.targets(of: .topLevel)?.payload.files.count ?? 0) files are as they are listed")
    } catch let error as UpdateError {
      printError("error: \(error); sent to an app, this would be a \(error.attack.rawValue) attack")
      throw ExitCode.findings
    }
  }
}
