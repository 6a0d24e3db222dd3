import Catalogue
import CatalogueUpdates
import Foundation

// An app with a course of words: prints what it shows when it is launched, then what an update gives. Its arguments are the
// folder of its store, the root that it came with, and the address of its updates.
@main
enum App {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let address = URL(string: arguments[3]) else { return }
    let store = PublishedStore(
      directory: URL(fileURLWithPath: arguments[1]), bundled: VocabularyCatalogue.bundled,
      trustedRoot: Array(try Data(contentsOf: URL(fileURLWithPath: arguments[2]))))
    show(store.catalogue)
    let recordings = store.catalogue.words.compactMap(\.audio)
    print(recordings.map { recording in store.asset(at: recording.path)?.count == recording.length })
    print(store.status.source)
    var transport = TransportOptions()
    transport.allowsLoopbackHTTP = true
    let updater = PublishedUpdater(
      store: store, repository: address, transport: SystemTransport(options: transport),
      options: UpdaterOptions(catalogueName: "vocabulary.json"))
    switch try await updater.update() {
    case .staged(let version): print("staged", version > VocabularyCatalogue.bundled.version)
    case .upToDate: print("up to date")
    case .unsupported: print("unsupported")
    }
  }

  static func show(_ course: VocabularyCatalogue) {
    for id: Word.ID in ["hamd", "mahmud"] {
      guard let word = course.words.find(id), let lesson = course.lesson(of: word) else { continue }
      let related = word.roots.compactMap(course.roots.find).flatMap(course.words)
      print(id.rawValue, word.id.rawValue, word.meaning.en, lesson.id.rawValue, related.count)
    }
  }
}
