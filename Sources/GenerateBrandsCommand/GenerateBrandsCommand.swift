import Foundation
import PackagePlugin

/// `swift package generate-brands [--target NAME]…`: writes `Brands.swift` into the targets themselves, for those who
/// want to see it in their tree.
@main
struct GenerateBrandsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty
      ? context.package.targets.filter(\.isExecutableOrLibrary) : context.package.targets(named: names)
    let tool = try context.tool(named: "CatalogueMain").url
    let project = try context.package.brandCatalogue()
    for target in targets.compactMap(\.sourceModule) {
      let output = target.directoryURL.appending(path: "Brands.swift")
      let process = try Process.run(tool, arguments: project.arguments(for: target, output: output))
      process.waitUntilExit()
      if process.terminationStatus != 0 { Diagnostics.error("\(target.name): nothing was generated") }
    }
  }
}

extension Target {
  fileprivate var isExecutableOrLibrary: Bool {
    sourceModule.map { [.executable, .generic].contains($0.kind) } ?? false
  }
}
