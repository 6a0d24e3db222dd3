@testable import JSONSchema

extension FormatSamples {
  /// RFC 3986, appendix A, RFC 3987, section 2.2 and RFC 6570, section 2.
  static let references = [
    FormatSamples(
      format: .uri, valid: uris, invalid: wrongReferences + relativeReferences + ["http://é/", "a:é"]),
    FormatSamples(
      format: .uriReference, valid: uris + relativeReferences,
      invalid: wrongReferences + ["é", "//é", "?é", "#é", "\u{E000}"]),
    FormatSamples(
      format: .iri, valid: uris + iris,
      invalid: wrongReferences + wrongIRIs + relativeReferences + ["é", "//é/é"]),
    FormatSamples(
      format: .iriReference,
      valid: uris + iris + relativeReferences + ["é", "//é/é", "é/a:b", "?\u{E000}", "#é"],
      invalid: wrongReferences + wrongIRIs),
    FormatSamples(
      format: .uriTemplate,
      valid: [
        "", "a", "https://example.com/{name}", "{a,b}", "{+path}/here", "{#x,y}", "X{.list*}", "{/var:1,var}",
        "{;x,y,empty}", "{?x,y}", "{&x}", "{a.b}", "{_1}", "{%41b}", "{a%41}", "{a:9999}", "{a*,b:3}", "é",
        "\u{E000}",
        "%C3%A9", "a'b", "{=a}", "{,a}", "{!a}", "{@a}", "{|a}", "[a]~",
      ],
      invalid: [
        "{", "}", "{}", "{a", "a}", "{{a}}", "{a}}", "{ a}", "{a b}", "{a,}", "{,}", "{,,a}", "{+}", "{++a}",
        "{$a}",
        "{a.}", "{a..b}", "{..a}", "{a:0}", "{a:}", "{a:10000}", "{a:01}", "{a:1*}", "{a**}", "{a-b}", "{é}",
        "{%}",
        "{%4}", "{a%}", "{a%4}", "{a%,b}", "%", "%4", "%zz", "a b", "a\tb", "\"", "<", ">", "\\", "^", "`",
        "|",
        "\u{7F}",
        "\u{80}", "\u{FFFF}", "{a:1１}",
      ]),
  ]

  private static let uris = [
    // The examples of section 1.1.2.
    "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://www.ietf.org/rfc/rfc2396.txt",
    "ldap://[2001:db8::7]/c=GB?objectClass?one", "mailto:John.Doe@example.com",
    "news:comp.infosystems.www.servers.unix",
    "tel:+1-816-555-1212", "telnet://192.0.2.16:80/", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    "a:", "a+b-c.1:d", "a://", "a:///b", "a://:", "a://h:", "a://u:p:w@h:80", "a://@h", "a://%41",
    "a:/b//c", "a:b@c", "a:?#",
    "a:?/?:@", "a:#/?:@", "a:!$&'()*+,;=-._~", "a://[::]", "a://[::1]:1", "a://[v1F.a:b~]",
    "a://[::192.0.2.1]",
    "a://999.999.999.999", "a:%00",
  ]

  private static let relativeReferences = [
    "", "//h", "/a", "a", "./a:b", "a/b:c", "../a", "?q", "#f", "a?b#c", "//", "///", "@", "1a/b", ".",
  ]

  private static let iris = [
    "http://é.example/é?é#é", "a:é", "a:?\u{E000}", "a:?\u{F0000}", "a:\u{A0}", "a:\u{1F600}", "a:\u{EFFFD}",
    "a://\u{E9}@\u{E9}", "a:\u{FFEF}",
  ]

  private static let wrongIRIs = [
    "é:a", "a:\u{E000}", "a:#\u{E000}", "a:\u{F0000}", "a:\u{FFF0}", "a:\u{FFFE}", "a:\u{1FFFE}",
    "a:\u{E0000}",
    "a:\u{80}", "http://[é]", "a://h:१",
  ]

  private static let wrongReferences = [
    ":a", "1a:b", "+a:b", "a_b:c", "%41:b", "a b", "a:b c", "a:\n", "a\n", " a:b", "a:b ", "\\a", "a:\\",
    "a:%", "a:%4",
    "a:%zz", "a:%4g", "a:<b>", "a:\"b\"", "a:{b}", "a:|", "a:^", "a:`", "a:[b]", "a:?[", "a:#[", "a:##",
    "#a#b",
    "a://[", "a://[]", "a://[::1", "a://::1", "a://::1]", "a://[::1]b", "a://a[::1]", "a://[::1%25eth0]",
    "a://[192.0.2.1]",
    "a://[v.a]", "a://[vg.a]", "a://[v1.]", "a://[v1]", "a://h:a", "a://h:1:2", "a://u@v@h", "a://h|",
    "a://h^", "\u{0}",
    "a:\u{7F}",
  ]
}
