@testable import JSONSchema

extension FormatSamples {
  /// RFC 5321, section 4.1.2 and RFC 6531, section 3.3.
  static let mailboxes = [
    FormatSamples(
      format: .email, valid: plainMailboxes,
      invalid: wrongMailboxes + ["josé@example.com", "name@españa.example", "\"josé\"@example.com"]),
    FormatSamples(
      format: .internationalEmail,
      valid: plainMailboxes + [
        "josé@example.com", "name@españa.example", "\"josé é\"@example.com", "用户@例子.中国",
        "jose\u{301}@example.com",
        "name@xn--espaa-rta.example", "é.é@é", "\u{A0}@example.com",
        // The domain may be decomposed; its length is that of the composed one.
        "name@espan\u{303}a.example", "user@cafe\u{301}.com", "name@a\u{323}\u{302}.example",
        "name@\u{1109}\u{1175}\u{11AF}\u{1105}\u{1168}.\u{1110}\u{1166}\u{1109}\u{1173}\u{1110}\u{1173}",
        "name@" + String(repeating: "e\u{301}", count: 57),
      ],
      invalid: wrongMailboxes + [
        // A domain has U-labels, with full stops between them; a quoted pair is of ASCII.
        "name@\u{303}espana.example", "name@e\u{301}\u{2F}", "name@\u{1109}.example", "name@España。example",
        "name@ESPAÑA.example", "name@-españa.example",
        "\"\\é\"@example.com", "é..é@example.com", "é@", "name@\u{5D0}a",
        String(repeating: "é", count: 33) + "@a", "name@" + String(repeating: "e\u{301}", count: 58),
      ]),
  ]

  private static let plainMailboxes = [
    "name@example.com", "first.last@example.com", "a@b", "n+tag@example.com",
    "!#$%&'*+-/=?^_`{|}~@example.com",
    "1@2", "NAME@EXAMPLE.COM", "name@xn--espaa-rta.example", "name@a-b.c-d",
    // Quoted strings, and pairs within them.
    "\"\"@example.com", "\"a b\"@example.com", "\"a@b\"@example.com", "\"a..b\"@example.com",
    #""a\"b"@example.com"#, #""a\\b"@example.com"#, #""\ a"@example.com"#,
    // Address literals (section 4.1.3), whose numbers may have zeros before them.
    "name@[192.0.2.1]", "name@[192.000.002.001]", "name@[IPv6:2001:db8::1]", "name@[ipv6:::1]",
    "name@[IPv6:::ffff:192.0.2.1]",
    // Section 4.5.3.1.1.
    String(repeating: "a", count: 64) + "@example.com",
  ]

  private static let wrongMailboxes = [
    "", "name", "@", "name@", "@example.com", "a@b@c", ".name@example.com", "name.@example.com",
    "a..b@example.com",
    "a b@example.com", "a,b@example.com", "a(b)@example.com", "<a@example.com>", "Name <a@example.com>",
    "a@example.com ", " a@example.com", "a@example.com\n", "a@exa mple.com", "a@example..com", "a@.com",
    "a@com.",
    "a@-b", "a@b-", "a@b_c", "a@xn--x", "a@" + String(repeating: "b", count: 64),
    "\"a@example.com", "\"a\"b@example.com", "a\"b\"@example.com", #""a"b"@example.com"#,
    #""a\"@example.com"#,
    "\"a\tb\"@example.com", "\"a\nb\"@example.com", "\"a\".b@example.com",
    "a@[192.0.2]", "a@[192.0.2.256]", "a@[192.0.2.0001]", "a@[::1]", "a@[IPv6:1]", "a@[IPv6::::]",
    "a@[192.0.2.1",
    "a@192.0.2.1]", "a@[192.0.2.1]b", "a@[]", "a@[tag:text]", "a@[IPv6:192.0.2.1]",
    String(repeating: "a", count: 65) + "@example.com",
  ]
}
