internal import BundlePublisher
internal import FileAccess
internal import UpdateFramework

extension RepositoryFolder {
  /// Earlier catalogues, from which patches are made: those that earlier releases have left in the folder. They needn't
  /// have been signed: a patch is of use to whoever has the file, and what it makes is signed.
  /// - Parameters:
  ///   - name: the catalogue's target path.
  ///   - content: the release to which the patches lead.
  ///   - note: gets a sentence about each file that can't be one of them.
  func patchBases(
    of name: String, to content: BundleContent, _ policy: PatchPolicy, at time: SigningTime,
    note: (String) -> Void
  ) throws(FileError) -> PatchBases {
    var bases = PatchBases(policy, to: content, at: time)
    guard policy.releases > 0 else { return bases }
    for path in try OldTargetFiles(folder: self, path: name).names(besides: nil) {
      let file = "\(BundleFile.targets)/\(path)"
      guard let hash = ContentHash(hexadecimal: String(path.prefix(64)), algorithm: .sha256) else { continue }
      let bytes = try read(file, limit: Int64(ContentFiles.longestCatalogue)) ?? []
      guard ContentHash(of: bytes, by: .sha256) == hash, bases.add(bytes) else {
        note(
          "\(self.path)/\(file) isn't an earlier catalogue any more, as its name says: no patch is made from it"
        )
        continue
      }
    }
    return bases
  }
}
