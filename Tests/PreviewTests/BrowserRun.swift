import Foundation
import TestSupport

/// One run of `scripts/browser/check_preview.py`.
enum BrowserRun {
  static let isPossible = Program.isThere("browser") || Project.isCI

  /// The script's checks.
  static let checks = [
    "a brand shows its findings and changes", "accessibility", "barcodes are read by a scanner",
    "counts agree",
    "dark by the system and by the switch",
    "filters",
    "focus shows", "keys", "logos are drawn in three sizes beside their source", "narrow windows",
    "on a phone the first brand is in the upper third", "print has everything", "reduced motion",
    "search finds what the apps find", "sources are never markup",
    "what a reviewer must judge", "what is chosen lasts",
    "served: a taken port is reported",
    "served: a broken file shows and stops nothing", "served: it ends at an interruption",
    "served: it reloads and keeps its position", "served: only this machine is answered",
  ]

  /// The problems that each check found.
  static let problems = Task { try await run() }

  private static func run() async throws -> [String: [String]] {
    let project = try await PreviewProject()
    _ = try await project.page()
    let result = try Program.run([
      "scripts/browser/python", "scripts/browser/check_preview.py",
      "\(project.path)/Generated/preview/index.html", Program.built("catalogue-preview"), project.path,
    ])
    return try withExtendedLifetime(project) {
      try JSONDecoder().decode([String: [String]].self, from: Data(result.output.utf8))
    }
  }
}
