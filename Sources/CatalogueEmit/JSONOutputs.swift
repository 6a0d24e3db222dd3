package import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What a template wrote under a name that ends in .json.
package enum JSONOutputs {
  /// The outputs that aren't JSON, each with the first mistake of its first such file.
  package static func problems(
    of outputs: [PlacedOutput], in files: [EmittedFile], of catalogue: PublishedCatalogue
  ) -> [Finding] {
    let written = Dictionary(files.map { ($0.destination, $0) }) { first, _ in first }
    return outputs.filter { $0.isWritten && $0.language.file.hasSuffix(".json") }.compactMap { output in
      for name in names(of: output.language, catalogue) {
        guard let bytes = written[.generated(name)]?.bytes, let mistake = mistake(in: bytes) else { continue }
        let source = SourceText(path: name, bytes: bytes)
        return Finding(
          "\(source.location(mistake.span)) isn't JSON: \(mistake)", at: output.location,
          fix: "correct the template")
      }
      return nil
    }
  }

  private static func names(of language: OutputLanguage, _ catalogue: PublishedCatalogue) -> [String] {
    guard let index = language.each.flatMap(catalogue.kind.index) else { return [language.file] }
    return catalogue.collections[index].entries.map { language.file(of: $0.id) }
  }

  private static func mistake(in bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader.read(bytes, limits: JSONReader.Limits(bytes: bytes.count))
      return nil
    } catch {
      return error
    }
  }
}
