internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// `catalogue-bundle verify`
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Verify a repository as an app does, with every file.",
    discussion: """
        catalogue-bundle verify site --root roots/1.root.json
        catalogue-bundle verify https://cdn.example.com/catalogue --root roots/1.root.json
      """)

  @Argument(
    help: ArgumentHelp("The repository's folder, or its address.", valueName: "folder"),
    transform: GivenPath.checked)
  var repository: String
  @Option(
    help: ArgumentHelp("The root that is built into apps.", valueName: "file"), transform: GivenPath.checked)
  var root: String

  func run() async throws {
    let trustedRoot = try FileBytes.read(root, limit: 512_000)
    let trusted: TrustedMetadata
    do {
      trusted = try TrustedMetadata(root: trustedRoot, expiry: .omitted, schemes: [Ed25519Scheme()])
    } catch {
      throw FileError("\(root) isn't a root that apps can trust: \(error)")
    }
    let source = try source()
    do {
      try await verify(source, by: trustedRoot)
    } catch let error as UpdateError {
      if try await !source.holds(trusted.root) {
        Console.printError(
          "\(root) isn't a root of this repository, which has another version \(trusted.root.payload.version): give the "
            + "file that its apps have, unless somebody has put another repository in its place")
      }
      Self.report(
        "\(error)", error.attack,
        to: RoleName.topLevel.contains(error.role) ? "an app" : "a client that reads bins")
      throw ExitCode.findings
    } catch let error as TransportError {
      guard case .tooLong = error.reason else { throw error }
      Self.report("\(error)", .endlessData)
      throw ExitCode.findings
    }
  }

  private func source() throws(FileError) -> any RepositorySource {
    if let address = RepositoryAddress(repository) { return address }
    let folder = RepositoryFolder(path: repository)
    try folder.checkIsBegun()
    return folder
  }

  private func verify(_ source: any RepositorySource, by trustedRoot: [UInt8]) async throws {
    let metadata = try await source.metadata(
      trustedRoot: trustedRoot, expiry: .at(LifetimeOptions.now().time))
    Console.print(metadata.summary)
    let delegations = metadata.targets(of: .topLevel)?.payload.delegations
    guard delegations == nil || delegations?.bins != nil else {
      Console.printError(
        "Error: the targets delegate to roles by path, which this program doesn't verify")
      throw ExitCode.findings
    }
    let missing = (delegations?.bins?.count ?? 0) - Int64(metadata.bins.count)
    guard missing == 0 else {
      Console.printError(
        "Error: the snapshot doesn't list \(missing) of the bins to which the targets delegate")
      throw ExitCode.findings
    }
    let broken = try await source.brokenTargets(of: metadata)
    for target in broken { Self.report("\(target.path): \(target.error)", target.error.attack) }
    guard broken.isEmpty else { throw ExitCode.findings }
    Console.print(Self.summary(ofFiles: metadata.listedFiles.count))
  }

  private static func summary(ofFiles count: Int) -> String {
    count == 1 ? "the one listed file is correct" : "all \(count) listed files are correct"
  }

  private static func report(_ problem: String, _ attack: Attack, to client: String = "an app") {
    Console.printError("Error: \(problem); to \(client), this is an attack: \(attack.rawValue)")
  }
}

extension RepositorySource {
  /// Whether the repository has a root, whoever has signed it; also where it has none of that version.
  fileprivate func holds(_ root: SignedMetadata<Root>) async throws -> Bool {
    let path = "\(BundleFile.metadata)/\(root.payload.version).\(RoleName.root.fileName)"
    guard let bytes = try await read(path, limit: DownloadLimits().root) else { return true }
    return (try? SignedMetadata<Root>(decoding: bytes))?.signedBytes == root.signedBytes
  }
}
