internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// A language server for the files of catalogues (Language Server Protocol 3.17): messages in, messages out. Reading and
/// writing them, and the disk, are its owner's.
public struct LanguageServer {
  /// Where it is in its life.
  enum State: Equatable {
    case waiting, running, shutDown
    case ended(code: Int32)
  }

  let library: any CatalogueLibrary
  let jobs: Int
  let version: String
  var state = State.waiting
  var client = ClientAbilities()
  /// The open documents, by absolute path.
  var documents: [String: OpenDocument] = [:]
  /// The catalogues of which a file was opened.
  var catalogues: [CatalogueFolder: OpenCatalogue] = [:]
  /// The diagnostics that were published last of each file, by absolute path.
  var published: [String: [FindingMark]] = [:]
  /// The documents that changed since their diagnostics were published.
  var changed: Set<String> = []
  /// How many changes of documents there were.
  var changeCount = 0
  /// What was said of catalogues that can't be read, so that it isn't said again.
  var complaints: [CatalogueFolder: String] = [:]
  /// What is marked in the `catalogue.yaml` of catalogues that can't be read.
  var unreadable: [CatalogueFolder: UnreadableCatalogue] = [:]
  /// The messages that weren't answered yet.
  private var inbox: [IncomingMessage] = []
  /// What is to be sent.
  var outbox: [[UInt8]] = []

  /// - Parameters:
  ///   - library: where catalogues are found.
  ///   - version: this program's version, which the client may show.
  ///   - jobs: how many files are worked on at once.
  public init(_ library: any CatalogueLibrary, version: String, jobs: Int) {
    (self.library, self.version, self.jobs) = (library, version, jobs)
  }

  /// How the process has to end, after the client asked for it; `nil` before.
  public var exitCode: Int32? {
    if case .ended(let code) = state { code } else { nil }
  }

  /// How the process has to end where the client is gone without a word.
  public var exitCodeWithoutClient: Int32 { exitCode ?? (state == .shutDown ? 0 : 1) }

  /// The process of the client; `nil` where it isn't known.
  public var clientProcess: Int32? { client.process }

  /// Answers messages that came together; what is wrong with the files, ``settled()`` says afterwards. A request that needs
  /// a whole catalogue waits until that has been said of the file that was opened (``proceeded()``).
  /// - Returns: the messages to be sent, with their headers.
  public mutating func answers(to items: [MessageReader.Item]) async -> [[UInt8]] {
    inbox += items.map(IncomingMessage.init)
    let cancelled = Self.cancelled(by: inbox)
    while exitCode == nil, let message = inbox.first, !isEarly(message) {
      inbox.removeFirst()
      await take(message, cancelled: cancelled)
    }
    defer { outbox = [] }
    return outbox
  }

  /// Whether a request needs all files of a catalogue of which a file was opened, and nothing was said of that yet.
  private func isEarly(_ message: IncomingMessage) -> Bool {
    guard state == .running, case .request(_, let method, let params) = message,
      Feature(rawValue: method) != nil
    else { return false }
    return unread(for: params).map { catalogues[$0]?.isStale ?? false } ?? false
  }

  /// Checks what changed, and says what is wrong now: once, however many changes there were.
  /// - Returns: the messages to be sent, with their headers.
  public mutating func settled() async -> [[UInt8]] {
    guard state == .running else { return [] }
    for folder in catalogues.keys { await catalogues[folder]?.check() }
    publish()
    defer { outbox = [] }
    return outbox
  }

  /// Whether there is more to say without another message: ``proceeded()`` says it.
  public var isUnsettled: Bool {
    hasUnreadFiles || state == .running && catalogues.values.contains(where: \.hasUnreadLogos)
  }

  /// Whether there is a message to be answered, or a file was opened whose catalogue isn't read yet.
  public var hasUnreadFiles: Bool {
    state == .running && (hasMessages || catalogues.values.contains(where: \.isUnread))
  }

  /// Whether there is a message to be answered.
  package var hasMessages: Bool { !inbox.isEmpty }

  /// Does some of the work that is left while no message comes: to read thousands of files and their logos takes longer
  /// than a person waits for the first findings, which are those of the open file alone.
  /// - Returns: the messages to be sent, with their headers.
  public mutating func proceeded() async -> [[UInt8]] {
    if hasMessages { return await answers(to: []) + settled() }
    let unread = catalogues.filter(\.value.isUnread).keys
    reload(unread)
    guard unread.isEmpty else { return await settled() }
    for folder in catalogues.filter(\.value.hasUnreadLogos).keys { await catalogues[folder]?.readLogos() }
    return catalogues.values.contains(where: \.isStale) ? await settled() : []
  }

  /// The ids of the requests that nobody waits for any more.
  private static func cancelled(by messages: [IncomingMessage]) -> [LocatedValue] {
    messages.compactMap { message in
      guard case .notification("$/cancelRequest", let params) = message else { return nil }
      return params["id"]
    }
  }

  private mutating func take(_ message: IncomingMessage, cancelled: [LocatedValue]) async {
    switch message {
    case .response: break
    case .invalid(let id, let error): outbox.append(OutgoingMessage.error(error, of: id))
    case .notification(let method, let params): take(notification: method, params)
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        if cancelled.contains(where: { $0.isEqual(to: id) }) {
          throw ResponseError(.requestCancelled, "the request was cancelled")
        }
        outbox.append(OutgoingMessage.result(try await result(of: method, params), of: id))
      } catch {
        outbox.append(OutgoingMessage.error(error, of: id))
      }
    }
  }
}
