import TestSupport
import Testing

@testable import JSONSchema

@Suite("References to resources (RFC 3986)")
struct URIReferenceTests {
  private func resolve(_ reference: String, against base: String) -> String {
    URIReference(reference).resolved(against: URIReference(base)).description
  }

  @Test(
    "a reference is resolved as in the examples of section 5.4.1",
    arguments: [
      ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
      ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
      ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
      (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"),
      ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
      ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
      ("../../g", "http://a/g"),
    ])
  func normalExamples(reference: String, target: String) {
    #expect(resolve(reference, against: "http://a/b/c/d;p?q") == target)
  }

  @Test(
    "a reference is resolved as in the examples of section 5.4.2",
    arguments: [
      ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
      ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
      ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
      ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
      ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
      ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
      ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"), ("http:g", "http:g"),
    ])
  func abnormalExamples(reference: String, target: String) {
    #expect(resolve(reference, against: "http://a/b/c/d;p?q") == target)
  }

  @Test(
    "a reference is resolved against names, files and hosts without a path",
    arguments: [
      (
        "#part", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6#old",
        "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6#part"
      ),
      ("", "urn:example:a#old", "urn:example:a"), ("other", "urn:example:a", "urn:other"),
      ("b.json", "file:///schemas/a.json", "file:///schemas/b.json"), ("b", "file:/a/c", "file:/a/b"),
      ("g", "http://a", "http://a/g"), ("?y", "http://a", "http://a?y"), ("#", "http://a", "http://a#"),
      ("b", "a", "b"), ("b#c", "x/a", "x/b#c"), ("../b", "x/y/a", "x/b"), ("/b", "", "/b"),
      ("tag:a/../b", "http://a", "tag:/b"),
    ])
  func otherBases(reference: String, base: String, target: String) {
    #expect(resolve(reference, against: base) == target)
  }

  @Test(
    "a resolved path isn't read as an authority or a scheme",
    arguments: [
      (".//b", "a:/c", "a:/.//b"), ("/.//b", "a:c", "a:/.//b"), ("./b:c", "", "./b:c"),
      (".//b", "http://a/c", "http://a//b"),
    ])
  func unambiguous(reference: String, base: String, target: String) {
    let resolved = URIReference(reference).resolved(against: URIReference(base))
    #expect(resolved.description == target)
    #expect(URIReference(target).authority == resolved.authority)
    #expect(URIReference(target).scheme == resolved.scheme)
  }

  @Test("a reference is split into its parts (appendix B)")
  func parts() {
    let reference = URIReference("http://www.ics.uci.edu/pub/ietf/uri/?a=/?#Related")
    #expect(reference.scheme == "http")
    #expect(reference.authority == "www.ics.uci.edu")
    #expect(reference.path == "/pub/ietf/uri/")
    #expect(reference.query == "a=/?")
    #expect(reference.fragment == "Related")
    #expect(reference.withoutFragment.description == "http://www.ics.uci.edu/pub/ietf/uri/?a=/?")
  }

  @Test("an empty part isn't a missing one")
  func emptyParts() {
    #expect(URIReference("a://?#").authority == "")
    #expect(URIReference("a://?#").query == "")
    #expect(URIReference("a://?#").fragment == "")
    #expect(URIReference("a:").authority == nil)
    #expect(URIReference("a").fragment == nil)
  }

  @Test("only a reference with a scheme is absolute")
  func absolute() {
    #expect(URIReference("urn:a").isAbsolute)
    #expect(!URIReference("//a/b").isAbsolute)
    #expect(!URIReference("a/b:c").isAbsolute)
    #expect(!URIReference(":a").isAbsolute)
  }

  @Test("references are equal only when their bytes are")
  func byteEquality() {
    #expect(URIReference("a:\u{E9}") != URIReference("a:e\u{301}"))
    #expect(URIReference("a:b") == URIReference("a:b"))
    #expect(URIReference("a:b#") != URIReference("a:b"))
  }

  @Test("any text is split and joined without change, and resolving it twice changes nothing")
  func anyText() {
    var generator = SeededGenerator(seed: 1)
    let pieces = [
      "a", "b", "/", "/", ".", "..", "./", "../", ":", "?", "#", "%", "é", "\u{301}", "\r\n", "😀",
    ]
    for _ in 0..<RandomTrials.count(20_000) {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      let reference = URIReference(text)
      #expect(Array(reference.description.utf8) == Array(text.utf8))
      let base = URIReference("http://h/x/y?q")
      let once = reference.resolved(against: base)
      #expect(once.resolved(against: base) == once, "\(text.debugDescription)")
    }
  }

  @Test("a path of a hundred thousand steps is resolved")
  func longPath() {
    let path = String(repeating: "a/./../", count: 100_000)
    #expect(resolve(path, against: "http://h/") == "http://h/")
  }
}
