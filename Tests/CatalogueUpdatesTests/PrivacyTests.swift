import Foundation
import TestSupport
import Testing

@Suite("The privacy manifest")
struct PrivacyTests {
  /// The names that Apple counts to each category of APIs that need a reason, as far as Swift code can use them.
  private static let interfaces = [
    "NSPrivacyAccessedAPICategoryFileTimestamp": ["stat(", "attributesOfItem", "ModificationDateKey"],
    "NSPrivacyAccessedAPICategorySystemBootTime": ["systemUptime", "mach_absolute_time"],
    "NSPrivacyAccessedAPICategoryDiskSpace": [
      "statfs", "statvfs", "volumeAvailableCapacity", "systemFreeSize",
    ],
    "NSPrivacyAccessedAPICategoryActiveKeyboards": ["activeInputModes"],
    "NSPrivacyAccessedAPICategoryUserDefaults": ["UserDefaults"],
  ]

  private let manifest: [String: Any]

  init() throws {
    let bytes = try Project.bytes("Sources/CatalogueUpdates/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    manifest = try #require(list as? [String: Any])
  }

  @Test("says that nobody is tracked, and nothing is collected")
  func tracking() throws {
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
      #expect(try #require(manifest[key] as? [Any]).isEmpty)
    }
  }

  @Test("names every category of which the code uses an interface, and no other")
  func categories() throws {
    let code = try [
      "CalendarDates", "Catalogue", "CatalogueUpdates", "FileAccess", "HTTPTransport", "StrictJSON",
      "UpdateFramework",
    ]
    .flatMap(Self.files).map { String(decoding: try Project.bytes($0), as: UTF8.self) }
    let used = Self.interfaces.filter { names in
      names.value.contains { name in code.contains { $0.contains(name) } }
    }
    let listed = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(listed.compactMap { $0["NSPrivacyAccessedAPIType"] as? String } == used.keys.sorted())
    #expect(listed.compactMap { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] } == [["C617.1"]])
  }

  private static func files(of module: String) -> [String] {
    let folder = Project.root.appending(path: "Sources/\(module)").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "Sources/\(module)/\($0)" }
  }
}
