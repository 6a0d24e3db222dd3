public import CatalogueAuthoring
public import CatalogueSources
public import Diagnostics

extension CataloguePipeline {
  /// The findings that edits would bring: those of the changed files beyond the ones that there are already, wherever
  /// these stand.
  public func findings(of edits: SourceEdits, in files: SourceFiles) async -> [Diagnostic] {
    var known = Dictionary(grouping: await build(files).diagnostics) { [$0.rule, $0.message] }
    return await build(edits.applied(to: files)).diagnostics.filter {
      known[[$0.rule, $0.message]]?.popLast() == nil
    }
  }
}
