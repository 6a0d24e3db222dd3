import BundleTestSupport
import FilePatches
import UpdateFramework

/// A patch from one sample catalogue to another: what both begin and end with, and what is between.
struct SamplePatch {
  let base: [UInt8]
  let file: [UInt8]

  init(from base: SampleCatalogue, to catalogue: SampleCatalogue) {
    (self.base, file) = (base.json, catalogue.json)
  }

  var hash: ContentHash { ContentHash(of: base, by: .sha256) }
  var path: String { FilePatch.targetPath(of: "italy.json", baseHash: hash.hexadecimal) }

  var instructions: [FilePatch.Instruction] {
    let prefix = zip(base, file).prefix { $0 == $1 }.count
    let longest = min(base.count, file.count) - prefix
    let suffix = min(zip(base.reversed(), file.reversed()).prefix { $0 == $1 }.count, longest)
    return [
      .copy(0..<prefix), .insert(Array(file[prefix..<file.count - suffix])),
      .copy(base.count - suffix..<base.count),
    ]
  }

  var bytes: [UInt8] {
    get throws { try FilePatch(baseHash: hash.bytes, baseLength: base.count, instructions).bytes }
  }
}
