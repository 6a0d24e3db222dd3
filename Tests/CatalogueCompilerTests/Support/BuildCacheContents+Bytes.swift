import CatalogueSources

extension BuildCacheContents {
  /// The whole file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    _ = write { bytes += $0 }
    return bytes
  }
}
