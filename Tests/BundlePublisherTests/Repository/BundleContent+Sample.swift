import BundlePublisher
import BundleTestSupport

extension BundleContent {
  /// A release of a made-up catalogue; in place of compressing, the catalogue is turned round.
  init(_ sample: SampleCatalogue) throws {
    self = try BundleContent(name: "italy.json", json: sample.json, compressed: sample.json.reversed()) {
      sample.logos[$0]
    }
  }
}
