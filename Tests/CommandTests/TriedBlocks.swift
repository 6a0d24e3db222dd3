import TestSupport

/// What tries each block of code in the documents.
enum TriedBlocks {
  /// How a block is tried.
  enum Trial: Sendable {
    /// The suite, by its file, that compiles it, runs it, or runs a command on it.
    case suite(String)
    /// Why it isn't compiled or run. Where its language has a parser, it is read all the same.
    case none(String)
  }

  /// By the pages, and the names of their blocks; an empty name stands for all of a page.
  static let all: [String: [String: Trial]] = [
    "README.md": ["": .suite("ProjectGuideTests")],
    "CONTRIBUTING.md": [
      "A brand: yaml 0": .suite("BrandGuideTests"), "A brand: yaml 1": .suite("BrandGuideTests"),
      "A brand: yaml 2": .suite("BrandGuideTests"), "A brand: yaml 3": .suite("BrandGuideTests"),
      "Findings: console 0": .none("it pulls from a remote"),
      "Findings: yaml 0": .suite("BrandGuideTests"),
      "A field: json 0": .suite("FieldGuideTests"), "A field: yaml 0": .suite("FieldGuideTests"),
    ],
    "PUBLISHING.md": publishing,
    "docs/APPS.md": apps,
    "docs/ARCHITECTURE.md": ["": .none("drawings and lists")],
    "docs/COMMANDS.md": ["": .suite("DocumentExample")],
    "docs/EDITORS.md": ["": .suite("EditorClientTests")],
    "docs/KINDS.md": kinds,
    "docs/PASSES.md": ["": .suite("PassGuideTests")],
    "docs/PULL-REQUESTS.md": ["": .suite("ProjectGuideTests")],
    "docs/UPDATES.md": [
      "The package: swift 0": .suite("UpdatesGuideTests"), "The store: swift 0": .suite("UpdatesGuideTests"),
      "A SwiftUI host: swift 0": .none("SwiftUI is on Apple's systems alone"),
      "A test server: swift 0": .suite("UpdatesGuideTests"),
    ],
  ]

  private static func same(_ suite: String, _ names: String...) -> [String: Trial] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, .suite(suite)) })
  }

  private static let publishing = same(
    "PublishingStoryTests", "The first root: console 0", "The first root: console 1",
    "The first root: console 2", "The first root: console 3", "The first root: console 4",
    "Keys that aren't files: console 0", "A release: console 0", "Every day: console 0",
    "Uploading: console 0", "Uploading: nginx 0", "Replacing a key: console 0", "Replacing a key: console 2",
    "A key is lost: console 0", "A key is lost: console 1", "Taking down a logo: console 0"
  ).merging(
    [
      "Keys that aren't files: console 1": .suite("TokenTests"),
      "A release: sh 0": .none("it asks for real keys; what it runs is followed as a release"),
      "Every day: console 1": .none("output alone, which RefreshCommandTests expects"),
      "Replacing a key: console 1": .none("output alone, which RefreshCommandTests expects"),
      "A key is stolen: console 0": .suite("PublishingGuideTests"),
      "A key is stolen: console 1": .suite("PublishingGuideTests"),
      "A wrong date: console 0": .suite("PublishingGuideTests"),
      "A wrong clock: console 0": .suite("PublishingGuideTests"),
    ]
  ) { first, _ in first }

  private static let apps = same(
    "AppGuideTests", "Swift with SwiftPM: swift 0", "Swift with SwiftPM: swift 1", "Swift with SwiftPM: sh 0",
    "Xcode without packages: sh 0", "Xcode without packages: sh 1", "Gradle: kotlin 1",
    "TypeScript and React Native: sh 0", "TypeScript and React Native: ts 0",
    "TypeScript and React Native: ts 1", "A new language: mustache 0", "A new language: yaml 0",
    "A new language: sh 0"
  ).merging(same("GradleGuideTests", "Gradle: kotlin 0", "Gradle: groovy 0")) { first, _ in first }

  private static let kinds = same(
    "KindGuideTests", "The kind: yaml 0", "The kind: text 0", "The fields: json 0", "The catalogue: yaml 0",
    "The catalogue: yaml 1", "The catalogue: console 0", "The catalogue: yaml 2", "The catalogue: console 1",
    "In apps: swift 0", "In apps: kotlin 0", "In apps: ts 0", "Over the air: sh 0", "Over the air: swift 0",
    "A file for each entry: yaml 0", "A file for each entry: mustache 0", "Files: yaml 0", "Files: json 0"
  ).merging(
    same(
      "KindExcerptTests", "A file for each entry: yaml 1", "Several collections: yaml 0",
      "Several collections: json 0", "Texts in another script: json 0", "Texts in another script: yaml 0",
      "A database: yaml 0")
  ) { first, _ in first }
}
