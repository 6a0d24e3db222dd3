internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle publish`
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Publish a release: targets, snapshot and timestamp.",
    discussion: """
      Writes the new files into the repository's folder, the timestamp last: whenever it stops, the folder holds the \
      old release or the new one. Files that are there already are not written again. Publishing the same content \
      writes nothing, unless a signature has less than a third of its time left.

        catalogue-bundle publish --repository site --key release.pem --key-variable CI_KEY
      """)

  @Option(help: ArgumentHelp("The folder that a web server serves.", valueName: "folder"))
  var repository: String
  @Option(help: ArgumentHelp("The catalogue's file.", valueName: "file"))
  var catalogue = "catalogue/italy.json"
  @Option(help: ArgumentHelp("The folder that holds logos/.", valueName: "folder"))
  var generated = "Generated"
  @OptionGroup var roots: RootOptions
  @OptionGroup var keys: KeyOptions
  @OptionGroup var lifetimes: LifetimeOptions

  @Option(
    help: ArgumentHelp(
      "A folder for a throw-away key and root, made when missing, in place of --roots and --key. For development: a "
        + "repository that this key can't continue is begun anew.",
      valueName: "folder"))
  var developmentKeys: String?

  func validate() throws {
    guard developmentKeys == nil || (keys.files.isEmpty && keys.variables.isEmpty) else {
      throw ValidationError("--development-keys makes its own key: leave --key and --key-variable out.")
    }
  }

  func run() throws {
    try RepositoryLock.hold(repository) {
      let folder = RepositoryFolder(path: repository)
      if let developmentKeys {
        try publishForDevelopment(into: folder, keysIn: developmentKeys)
      } else {
        try publish(into: folder, with: keys.keys(), roots: roots.folder.chain())
      }
    }
  }

  private func publishForDevelopment(into folder: RepositoryFolder, keysIn developmentKeys: String) throws {
    let development = try DevelopmentKeys(in: developmentKeys, at: LifetimeOptions.now())
    print("signed with a throw-away key of \(developmentKeys): for development only")
    do {
      try publish(into: folder, with: [development.key], roots: development.roots)
    } catch is PublishError {
      try folder.clear()
      try publish(into: folder, with: [development.key], roots: development.roots)
    }
  }

  private func publish(into folder: RepositoryFolder, with keys: [SigningKey], roots: RootChain) throws {
    let name = (catalogue as NSString).lastPathComponent
    let content = try content(named: name)
    let published = try folder.release(of: name, roots: roots)
    let publisher = Publisher(
      keys: keys, at: try LifetimeOptions.now(), lifetimes: try lifetimes.lifetimes())
    guard let publication = try publisher.publish(content, roots: roots, over: published) else {
      return print("\(repository): \(content.summary) is out already; nothing to write")
    }
    try folder.write(publication)
    print("\(repository): \(content.summary), \(publication.summary)")
  }

  private func content(named name: String) throws -> BundleContent {
    let json = try FileBytes.read(catalogue, limit: 256 << 20)
    guard let compressed = Gzip.compress(json) else { throw FileError("there isn't enough memory") }
    return try BundleContent(name: name, json: json, compressed: compressed) { path in
      try? FileBytes.read("\(generated)/\(path)", limit: 1 << 20)
    }
  }
}
