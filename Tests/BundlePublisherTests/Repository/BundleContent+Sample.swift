import BundlePublisher
import BundleTestSupport

extension BundleContent {
  /// A release of a sample catalogue, which is reversed instead of compressed.
  init(_ sample: SampleCatalogue) throws {
    self = try BundleContent(name: "italy.json", json: sample.json, compressed: sample.json.reversed()) {
      sample.logos[$0]
    }
  }
}
