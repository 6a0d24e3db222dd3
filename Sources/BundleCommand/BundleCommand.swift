internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import ProgramVersion

@main
enum Main {
  static func main() async {
    StandardStreams.prepare()
    ProgramArguments.check()
    do {
      var command = try BundleCommand.parseAsRoot(Arguments.checked())
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as PublishError where error.isRejection {
      ErrorStream.print("Error: \(error)")
      exit(ExitCode.findings.rawValue)
    } catch {
      BundleCommand.exit(withError: error)
    }
  }
}

/// `catalogue-bundle`
struct BundleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bundle",
    abstract: "Publish the catalogue as a signed TUF repository, which apps verify.",
    discussion: """
      Once, offline: make keys and a root. For each release: publish. Every day: refresh.

        catalogue-bundle keys new --role root --out anna.pem
        catalogue-bundle root init --key root=anna.pub.pem --key root=bruno.pub.pem --key targets=release.pub.pem \
      --key snapshot=ci.pub.pem --key timestamp=ci.pub.pem
        catalogue-bundle root sign --key anna.pem
        catalogue-bundle publish --repository site --key release.pem --key ci.pem
        catalogue-bundle refresh --repository site --key ci.pem
        catalogue-bundle verify site --root roots/1.root.json

      PUBLISHING.md explains every step.

      Exit codes: 0 success, 1 could not run, 64 wrong usage, 100 somebody has to act.
      """,
    version: ProgramVersion.text,
    subcommands: [
      KeysCommand.self, RootCommand.self, PublishCommand.self, RefreshCommand.self, VerifyCommand.self,
      PruneCommand.self, UpdatesCommand.self, PassCommand.self,
    ])
}

extension ExitCode {
  /// Something was found that somebody has to act on.
  static let findings = ExitCode(100)
}

/// The command's arguments.
enum Arguments {
  /// A part of the Base64 of every Ed25519 key: the algorithm's identifier (RFC 8410, section 3).
  private static let algorithm = "BQYDK2Vw"

  /// The arguments. A key among them is an error, which doesn't repeat it: other users of the machine see arguments.
  static func checked(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) throws -> [String] {
    guard !arguments.contains(where: { $0.contains("-----BEGIN") || $0.contains(algorithm) }) else {
      throw ValidationError(
        "an argument holds a key, where other users can see it: replace this key by a new one, and give the name of its "
          + "file with --key, or of an environment variable with --key-variable.")
    }
    return arguments
  }
}

/// The standard error stream.
enum ErrorStream {
  /// Prints a line.
  static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
