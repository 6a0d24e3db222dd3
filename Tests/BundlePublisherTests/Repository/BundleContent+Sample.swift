import BundlePublisher
import BundleTestSupport
import Catalogue

extension BundleContent {
  /// A release of a sample catalogue, which is reversed instead of compressed.
  init(_ sample: SampleCatalogue) throws {
    try self.init(json: sample.json) { sample.logos[$0] }
  }

  /// A release of brands, as "catalogue-bundle" makes it.
  init(json: [UInt8], asset: (String) -> [UInt8]?) throws {
    try self.init(
      name: "italy.json", json: json, compressed: json.reversed(),
      readBack: { _ in try Catalogue(decoding: json).json() }, asset: asset)
  }
}
