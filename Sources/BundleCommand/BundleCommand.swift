internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import ProgramVersion

@main
enum Main {
  static func main() async {
    StandardStreams.open()
    do {
      var command = try BundleCommand.parseAsRoot(Arguments.checked())
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as PublishError where error.isRefusal {
      ErrorStream.print("Error: \(error)")
      exit(ExitCode.findings.rawValue)
    } catch {
      BundleCommand.exit(withError: error)
    }
  }
}

/// The command of those who publish.
struct BundleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bundle",
    abstract: "Publishes the catalogue as a signed TUF repository that apps verify by themselves.",
    discussion: """
      Once, offline: make keys and a root. On each release: publish. Once a day: refresh.

        catalogue-bundle keys new --role root --out anna.pem
        catalogue-bundle root init --key root=anna.pub.pem --key root=bruno.pub.pem --key targets=release.pub.pem \
      --key snapshot=ci.pub.pem --key timestamp=ci.pub.pem
        catalogue-bundle root sign --key anna.pem
        catalogue-bundle publish --repository site --key release.pem --key ci.pem
        catalogue-bundle refresh --repository site --key ci.pem
        catalogue-bundle verify site --root roots/1.root.json

      PUBLISHING.md tells all of it, step by step.

      Exit codes: 0 clean, 1 could not run, 64 wrong usage, 100 something has to be looked into.
      """,
    version: ProgramVersion.text,
    subcommands: [
      KeysCommand.self, RootCommand.self, PublishCommand.self, RefreshCommand.self, VerifyCommand.self,
      UpdatesCommand.self,
    ])
}

extension ExitCode {
  /// Something was found that somebody has to look into.
  static let findings = ExitCode(100)
}
