import Foundation
import PackagePlugin

/// Compiles `Brands.swift` into a target that holds a published catalogue (`italy.json`) or a market's sources
/// (a folder with `catalogue.yaml`, `brands/` and `logos/`), again whenever one of them changes.
@main
struct GenerateBrands: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let project = try context.package.brandCatalogue()
    let output = context.pluginWorkDirectoryURL.appending(path: "Brands.swift")
    let sources = try FolderContents.files(below: target.directoryURL)
      .filter { ["json", "svg", "yaml"].contains($0.pathExtension) }
    return [
      .buildCommand(
        displayName: "Generating Brands.swift for \(target.name)",
        executable: try context.tool(named: "CatalogueMain").url,
        arguments: project.arguments(for: target, output: output),
        inputFiles: sources + project.files, outputFiles: [output])
    ]
  }
}
