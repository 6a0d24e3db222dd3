import Foundation
import Testing

@testable import HTTPTransport

@Suite("Allowed addresses")
struct AddressPolicyTests {
  @Test(
    "https anywhere, and http on this machine if allowed",
    arguments: [
      "https://example.org/file", "HTTPS://example.org", "http://127.0.0.1:8080/file", "http://127.255.0.1/",
      "http://localhost/", "http://LOCALHOST/", "http://[::1]:8080/",
    ])
  func allowed(address: String) throws {
    #expect(AddressPolicy(allowsLoopbackHTTP: true).allows(try #require(URL(string: address))))
  }

  @Test(
    "nothing else",
    arguments: [
      "http://example.org/", "http://127.0.0.1.example.org/", "http://localhost.example.org/",
      "http://127.1/",
      "http://127.0.0.256/", "http://127.0.0.1./", "http://128.0.0.1/", "http://[::2]/", "http:/file",
      "https:///file", "https://name@example.org/", "https://name:password@example.org/",
      "https://:password@example.org/", "file:///etc/hosts", "ftp://example.org/", "data:,text", "file",
    ])
  func refused(address: String) throws {
    #expect(!AddressPolicy(allowsLoopbackHTTP: true).allows(try #require(URL(string: address))))
  }

  @Test("http on this machine is rejected by default")
  func loopback() throws {
    let url = try #require(URL(string: "http://127.0.0.1/"))
    #expect(!AddressPolicy(allowsLoopbackHTTP: false).allows(url))
  }

  @Test(
    "a redirect never leaves https",
    arguments: [
      ("https://example.org/", "https://example.com/", true),
      ("https://example.org/", "http://127.0.0.1/", false),
      ("http://127.0.0.1/", "https://example.org/", true), ("http://127.0.0.1/", "http://localhost/", true),
      ("http://127.0.0.1/", "http://example.org/", false),
    ])
  func redirects(source: String, target: String, isFollowed: Bool) throws {
    let (source, target) = (try #require(URL(string: source)), try #require(URL(string: target)))
    #expect(AddressPolicy(allowsLoopbackHTTP: true).allowsRedirect(from: source, to: target) == isFollowed)
  }

  @Test("an address that isn't allowed isn't requested, and the message says which are")
  func sentence() async throws {
    let url = try #require(URL(string: "http://example.org/file"))
    let error = await #expect(throws: TransportError.self) {
      try await SystemTransport().get(url, maximumLength: 1)
    }
    #expect(
      error?.description
        == "http://example.org/file: only https addresses without user name and password are allowed"
    )
  }

  @Test("a folder's address ends where a path can begin")
  func folder() throws {
    for text in ["https://example.org/a", "https://example.org/a/", "https://example.org/%3F%23"] {
      #expect(FolderAddress(text).problem == nil)
    }
    #expect(FolderAddress("https://example.org").url(of: "a")?.absoluteString == "https://example.org/a")
    for text in ["https://example.org?x=1", "https://example.org/a/#b", "https://example.org/?"] {
      #expect(
        FolderAddress(text).problem?.description
          == "\(text): the address of a repository's folder has no \"?\" and no \"#\": leave out what begins there"
      )
    }
  }

  @Test("no message has a password, which logs would keep")
  func password() throws {
    let url = try #require(URL(string: "https://name:s3cret@example.org/file?x=1"))
    #expect(
      TransportError(.addressNotAllowed, at: url).description
        == "https://example.org/file?x=1: only https addresses without user name and password are allowed")
    let other = try #require(URL(string: "https://example.org/"))
    #expect(
      TransportError(.redirectNotAllowed(url), at: other).description
        == "https://example.org/: redirected to https://example.org/file?x=1, which isn't allowed")
  }
}
