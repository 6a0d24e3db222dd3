internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import UpdateFramework

/// A key that another program signs with: a token, a key service, an agent.
struct CommandSigner: Signer {
  private static let signatureLength = 64

  let verificationKey: PublicKey
  /// The public key's file, by which people know the signer.
  private let name: String
  private let command: ShellCommand

  /// Reads `PUBLIC-KEY=COMMAND`.
  /// - Parameter timeout: how long the command may take, in seconds.
  init(_ argument: String, timeout: Int) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let name = parts.first, let line = parts.last else {
      throw ValidationError("--signer \"\(argument)\": expected PUBLIC-KEY=COMMAND.")
    }
    self.name = name
    verificationKey = try KeyFiles.publicKey(in: name)
    command = ShellCommand(line: line, timeout: timeout, outputLimit: Self.signatureLength)
  }

  func signature(over bytes: [UInt8], for role: RoleName) throws(SignerError) -> [UInt8] {
    Console.printError("\(role.text): \(bytes.count.counted("byte")) to the signer of \(name)")
    let output: [UInt8]
    do { output = try command.run(input: bytes) } catch {
      throw SignerError("\(problem(error)): \(advice(error))")
    }
    guard output.count == Self.signatureLength else {
      throw SignerError(
        "the signer of \(name) printed \(output.count.counted("byte")), and a signature has 64: it must print the bytes "
          + "themselves, not Base64 or hexadecimal digits")
    }
    return output
  }

  private func problem(_ failure: ShellCommand.Failure) -> String {
    let what =
      switch failure {
      case .noScratchFile: "can't be given its bytes"
      case .notStarted(let code): "can't be started (error \(code))"
      case .exited(let code): "failed with exit code \(code)"
      case .killed(let signal): "was killed by signal \(signal)"
      case .timedOut(let seconds): "took longer than \(seconds.counted("second")) and was killed"
      case .tooMuchOutput(let limit): "printed more than \(limit) bytes and was stopped"
      }
    return "the signer of \(name) \(what)"
  }

  private func advice(_ failure: ShellCommand.Failure) -> String {
    switch failure {
    case .noScratchFile: "check that files can be written in the folder for temporary files (TMPDIR)"
    case .notStarted, .exited, .killed: "see what it printed, and try it by itself"
    case .timedOut: "try again, or give it longer with --signer-timeout"
    case .tooMuchOutput: "it must print the 64 bytes of a signature and nothing else"
    }
  }
}
