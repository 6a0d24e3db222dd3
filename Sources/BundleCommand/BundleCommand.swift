internal import ArgumentParser
internal import BundlePublisher
public import CommandRunning
internal import ProgramVersion

/// The program `catalogue-bundle`.
public enum BundleProgram {
  /// Runs the program with some arguments.
  /// - Returns: the exit code.
  public static func run(_ arguments: [String], in context: CommandContext) async -> Int32 {
    await BundleCommand.run(arguments, in: context, check: Arguments.check) { error in
      (error as? PublishError)?.isRejection == true ? .findings : nil
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

  /// Rejects a key among the arguments, which other users of the machine can see. The error doesn't repeat the key.
  static func check(_ arguments: [String]) throws {
    guard !arguments.contains(where: { $0.contains("-----BEGIN") || $0.contains(algorithm) }) else {
      throw ValidationError(
        "an argument holds a key, where other users can see it: replace this key by a new one, and give the name of its "
          + "file with --key, or of an environment variable with --key-variable.")
    }
  }
}
