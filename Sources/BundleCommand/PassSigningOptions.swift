internal import ArgumentParser
internal import FileAccess
internal import Foundation
internal import WalletPasses

/// What signs passes: a certificate of Apple's for a pass type, and its key. The openssl program signs, which every
/// machine has that publishes; a library for PKCS #7 would take as long to compile as all of this program.
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

  func validate() throws {
    guard let name = keyPasswordVariable else { return }
    guard KeyFiles.isVariableName(name), ProcessInfo.processInfo.environment[name] != nil else {
      throw ValidationError(
        "--key-password-variable takes the name of an environment variable that is set, not its value.")
    }
  }

  /// A detached signature of the manifest, PKCS #7 in DER (RFC 2315, section 9).
  func signature(of package: PassPackage) throws -> [UInt8] {
    for path in [certificate, key, intermediate].compactMap(\.self) {
      guard try FileBytes.isThere(path) else { throw FileError("can't read \(path): no such file") }
    }
    try checkCertificate(for: package)
    if intermediate == nil {
      ErrorStream.print(
        "warning: Wallet rejects a pass without Apple's intermediate certificate: give it with --intermediate"
      )
    }
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
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    func named(_ name: String) -> String? {
      lines.lazy.map { $0.drop { $0 == " " } }.first { $0.hasPrefix(name + "=") }
        .map { String($0.dropFirst(name.count + 1)) }
    }
    let wanted = [
      ("userId", "passTypeIdentifier", package.passTypeIdentifier),
      ("organizationalUnitName", "teamIdentifier", package.teamIdentifier),
    ]
    for (name, field, value) in wanted where named(name) != value {
      throw FileError(
        "\(certificate) is for the \(field) \"\(named(name) ?? "")\", and the pass has \"\(value)\": use that one's "
          + "certificate, or correct the setting in catalogue.yaml")
    }
    do { _ = try Self.command(arguments + ["-checkend", "0"]).run(input: []) } catch {
      throw FileError("\(certificate) has expired: Apple issues a new one for the same pass type")
    }
  }

  private static func command(_ arguments: [String]) -> ShellCommand {
    // Within single quotes a shell takes everything as it is, but for a single quote.
    let words = arguments.map { "'\($0.replacing("'", with: "'\\''"))'" }
    return ShellCommand(
      line: (["openssl"] + words).joined(separator: " "), timeout: timeout, outputLimit: longestOutput)
  }

  private static func openssl(
    _ arguments: [String], input: [UInt8] = [], _ task: String
  ) throws(FileError) -> [UInt8] {
    do throws(ShellCommand.Failure) {
      return try command(arguments).run(input: input)
    } catch {
      switch error {
      case .exited(code: 127): throw FileError("can't \(task): the openssl program isn't installed")
      case .timedOut(let seconds): throw FileError("openssl took longer than \(seconds) s to \(task)")
      default: throw FileError("openssl couldn't \(task): see what it printed")
      }
    }
  }
}
