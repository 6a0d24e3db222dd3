import Foundation

/// The libraries as they were built with the tests: what a compiler is told, to compile and link a program with them.
public enum BuiltLibrary {
  /// Where the libraries are, with the headers of what they import: modules that were built for tests are read with it.
  public static let searchPaths: [String] = {
    let headers = ["Sources/CCurl"] + foreign.map { ".build/checkouts/swift-crypto/Sources/\($0)/include" }
    let folders = headers.map { Project.root.appending(path: $0).path }
    return ([products.appendingPathComponent("Modules").path] + folders).flatMap { ["-I", $0] }
  }()

  /// What a program needs that imports `Catalogue`.
  public static func catalogue() throws -> [String] {
    try searchPaths + ["Catalogue", "CalendarDates", "StrictJSON"].flatMap(objects)
  }

  /// What a program needs that imports `CatalogueUpdates` too.
  public static func updates() throws -> [String] {
    let own = ["CatalogueUpdates", "FileAccess", "FilePatches", "HTTPTransport", "UpdateFramework"]
    let swift = try (own + ["Crypto", "CryptoBoringWrapper"]).flatMap(objects)
    return try catalogue() + swift + foreign.flatMap(foreignObjects) + ["-lcurl", "-lstdc++"]
  }

  /// The modules of cryptography in other languages.
  private static let foreign = ["CCryptoBoringSSL", "CCryptoBoringSSLShims", "CXKCP", "CXKCPShims"]

  private static let products = URL(fileURLWithPath: Program.built("catalogue")).deletingLastPathComponent()

  /// The object files of a module: those of its sources, as files of former ones may lie beside them.
  private static func objects(of module: String) throws -> [String] {
    struct Outputs: Decodable { var object: String? }
    let map = products.appendingPathComponent("\(module).build/output-file-map.json")
    let outputs = try JSONDecoder().decode([String: Outputs].self, from: Data(contentsOf: map))
    return outputs.values.compactMap(\.object).sorted()
  }

  private static func foreignObjects(of module: String) -> [String] {
    let folder = products.appendingPathComponent("\(module).build").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
  }
}
