internal import FileAccess

/// A repository that is signed with throw-away keys, and thrown away itself where these can't continue it.
struct DevelopmentRepository {
  /// The file that tells such a repository from one that people rely on.
  private static let mark = ".development"

  let folder: RepositoryFolder

  /// Marks a new repository.
  /// - Throws: `FileError` when there is one already that isn't for development.
  func begin() throws(FileError) {
    if try folder.exists(Self.mark) { return }
    guard try folder.names(in: "metadata").isEmpty, try folder.names(in: "targets").isEmpty else {
      throw FileError(
        "\(folder.path) is a repository that wasn't made with development keys: give another folder, or its own keys"
      )
    }
    try FileBytes.replace("\(folder.path)/\(Self.mark)", with: [])
  }
}
