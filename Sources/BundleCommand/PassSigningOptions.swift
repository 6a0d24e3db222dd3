internal import ArgumentParser
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation
internal import WalletPasses

/// What signs passes: a certificate of Apple's for a pass type, and its key. The openssl program signs, which every
/// machine has that publishes. Of the libraries in Swift, swift-certificates has PKCS #7, but not in its public interface.
struct PassSigningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The certificate of the pass type, as PEM.", valueName: "file"),
    transform: GivenPath.checked)
  var certificate: String
  @Option(
    help: ArgumentHelp(
      "The certificate's private key, as PEM. openssl asks for the password of an encrypted one.",
      valueName: "file"), transform: GivenPath.checked)
  var key: String
  @Option(
    help: ArgumentHelp("The environment variable that has the key's password.", valueName: "name"))
  var keyPasswordVariable: String?
  @Option(
    help: ArgumentHelp(
      "The certificate of the authority that issued the pass type's, as PEM. Wallet needs Apple's (WWDR).",
      valueName: "file"), transform: GivenPath.checked)
  var intermediate: String?

  private static let timeout = 120
  private static let longestOutput = 1 << 20
  /// Longer files are neither certificates nor keys.
  private static let longestFile = 64 << 10

  func validate() throws {
    guard let name = keyPasswordVariable else { return }
    guard KeyFiles.isVariableName(name), CommandContext.current.environment[name] != nil else {
      throw ValidationError(
        "--key-password-variable takes the name of an environment variable that is set, not its value.")
    }
  }

  /// A detached signature of the manifest, PKCS #7 in DER (RFC 2315, section 9).
  func signature(of package: PassPackage) throws -> [UInt8] {
    for path in [certificate, key, intermediate].compactMap(\.self) {
      guard try FileBytes.read(path, limit: Self.longestFile + 1).count <= Self.longestFile else {
        throw FileError("\(path) is no certificate or key: it is longer than \(Self.longestFile) bytes")
      }
    }
    try checkCertificate(for: package)
    var arguments = ["smime", "-sign", "-binary", "-outform", "DER", "-signer", certificate, "-inkey", key]
    if let intermediate { arguments += ["-certfile", intermediate] }
    if let keyPasswordVariable { arguments += ["-passin", "env:\(keyPasswordVariable)"] }
    return try Self.openssl(arguments, input: package.manifest, "sign the pass")
  }

  /// Checks that the certificate is the one that the pass names, and hasn't expired.
  private func checkCertificate(for package: PassPackage) throws {
    let arguments = ["x509", "-in", certificate, "-noout"]
    let output = try Self.openssl(
      arguments + ["-subject", "-nameopt", "sep_multiline,lname,utf8"], "read \(certificate)")
    // A line for each part of the subject; what is in one part together has " + " between.
    let parts = String(decoding: output, as: UTF8.self).split(separator: "\n")
      .flatMap { $0.drop { $0 == " " }.split(separator: " + ") }
    func values(_ name: String) -> [String] {
      parts.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    guard !values("userId").isEmpty else {
      throw FileError("\(certificate) names no pass type: give the certificate that Apple issued for yours")
    }
    let wanted = [
      ("userId", "passTypeIdentifier", package.passTypeIdentifier),
      ("organizationalUnitName", "teamIdentifier", package.teamIdentifier),
    ]
    for (name, field, value) in wanted where !values(name).contains(value) {
      throw FileError(
        "\(certificate) is for the \(field) \"\(values(name).first ?? "")\", and the pass has \"\(value)\": use that "
          + "one's certificate, or correct the setting in catalogue.yaml")
    }
    do throws(ShellCommand.Failure) {
      _ = try Self.command(arguments + ["-checkend", "0"]).run(input: [])
    } catch {
      guard error == .exited(code: 1) else { throw Self.failure(error, "read \(certificate)") }
      throw FileError("\(certificate) has expired: Apple issues a new one for the same pass type")
    }
    try checkIssuer()
  }

  /// Checks that the intermediate certificate's authority issued the other, which is valid now.
  private func checkIssuer() throws {
    guard let intermediate else {
      return Console.printError(
        "warning: Wallet rejects a pass without Apple's intermediate certificate: give it with --intermediate"
      )
    }
    let issuer = try Self.openssl(
      ["x509", "-in", certificate, "-noout", "-issuer_hash"], "read \(certificate)")
    let subject = try Self.openssl(
      ["x509", "-in", intermediate, "-noout", "-subject_hash"], "read \(intermediate)")
    guard issuer == subject else { throw otherIssuer(intermediate) }
    do throws(ShellCommand.Failure) {
      _ = try Self.command(["verify", "-partial_chain", "-CAfile", intermediate, certificate]).run(input: [])
    } catch {
      if case .exited = error { throw otherIssuer(intermediate) }
      throw Self.failure(error, "read \(intermediate)")
    }
  }

  private func otherIssuer(_ intermediate: String) -> FileError {
    FileError(
      "\(intermediate) isn't the certificate of the authority that issued \(certificate), or one of the two isn't valid now"
    )
  }

  private static func command(_ arguments: [String]) -> ShellCommand {
    ShellCommand(
      line: (["openssl"] + arguments).map(\.shellWord).joined(separator: " "), timeout: timeout,
      outputLimit: longestOutput)
  }

  private static func openssl(
    _ arguments: [String], input: [UInt8] = [], _ task: String
  ) throws(FileError) -> [UInt8] {
    do throws(ShellCommand.Failure) {
      return try command(arguments).run(input: input)
    } catch {
      throw failure(error, task)
    }
  }

  private static func failure(_ error: ShellCommand.Failure, _ task: String) -> FileError {
    switch error {
    case .exited(code: 127): FileError("can't \(task): the openssl program isn't installed")
    case .timedOut(let seconds): FileError("openssl took longer than \(seconds) s to \(task)")
    default: FileError("openssl couldn't \(task), for the reason that it printed above")
    }
  }
}
