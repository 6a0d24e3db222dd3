@testable import JSONSchema

extension FormatSamples {
  /// RFC 1123, section 2.1 and RFC 5890 to 5893.
  static let hostNames = [
    FormatSamples(
      format: .hostName, valid: plainNames,
      invalid: wrongNames + ["españa.example", "www。example", "\u{5D0}"]),
    FormatSamples(
      format: .internationalHostName,
      valid: plainNames + validLabels + [
        "www.españa.example", "WWW.españa.EXAMPLE", "www。españa．example｡com",
        "\u{5D0}.\u{5D0}", "a.\u{5D0}",
        // 57 times "é" is a label of 63 octets in ASCII, and 12 of the other labels a name of 239.
        String(repeating: "é", count: 57),
        Array(repeating: "éaaaaaaaaaaa", count: 12).joined(separator: "."),
      ],
      invalid: wrongNames + wrongLabels + [
        "。", "a。", "．a", "a..é", "-é", "é-", "aé--b.é--c",
        // In a name that is written from right to left somewhere the rule is for each label (RFC 5893, section 2).
        "1a.\u{5D0}", "\u{5D0}.1", String(repeating: "é", count: 58),
        Array(repeating: "éaaaaaaaaaaa", count: 13).joined(separator: "."),
      ]),
  ]

  private static let plainNames = [
    "example", "www.example.com", "EXAMPLE.com", "1", "1.2.3.4", "3com.com", "a-b", "a--b", "a-1-b", "x.y",
    "xn--espaa-rta.example", "XN--ESPAA-RTA.example", "xn--4ca", "xn--fiqs8s",
    String(repeating: "a", count: 63),
    String(repeating: "a.", count: 126) + "a",
  ]

  private static let wrongNames = [
    "", ".", "a.", ".a", "a..b", "-a", "a-", "-", "a.-b", "a-.b", "a_b", "a b", " a", "a ", "a\n", "a\n.b",
    "a/b",
    "a:80", "[::1]", "*.a", "a@b", String(repeating: "a", count: 64),
    String(repeating: "a.", count: 127) + "a",
    // "--" in the third and fourth place is for A-labels only.
    "ab--cd", "xn-", "xn--",
    // No Punycode; Punycode of ASCII; Punycode of what a U-label can't have.
    "xn--0", "xn--a-", "xn--abc-", "xn--99999999", "xn--a-é", "xn--nxa--", "xn--ls8h",
  ]

  /// Rules of RFC 5892, appendix A, and RFC 5893, that are met.
  private static let validLabels = [
    "é", "ß", "\u{3C2}", "\u{F0B}", "\u{3007}", "\u{6FD}\u{6FE}", "中国", "नेपाल", "한국",
    "\u{915}\u{94D}\u{200C}\u{937}", "\u{628}\u{200C}\u{628}", "\u{628}\u{64B}\u{200C}\u{64B}\u{628}",
    "\u{915}\u{94D}\u{200D}\u{937}", "l·l", "\u{375}\u{3B1}", "\u{5D0}\u{5F3}", "\u{5D0}\u{5F4}", "\u{30FB}ア",
    "\u{30FB}ひ", "中\u{30FB}", "\u{628}\u{660}", "\u{6F0}a",
    "\u{5D0}1", "\u{5D0}\u{5B0}", "\u{628}1\u{64B}", "\u{5D0}-\u{5D0}",
  ]

  private static let wrongLabels = [
    // Not in form C: a mark that belongs into the letter, marks out of order, and both at once.
    "e\u{301}", "\u{1E37}\u{327}", "x\u{301}\u{323}", "á\u{323}",
    // Capitals, compatible forms, symbols, emoji, ignorable, unassigned and old Hangul scalars.
    "É", "ａ", "ﬁ", "a²", "€", "😀", "a\u{AD}b", "\u{E0001}", "\u{378}", "\u{1100}\u{1161}", "\u{20D0}a",
    "a\u{20D0}",
    // A mark at the beginning.
    "\u{301}a", "\u{903}a", "\u{488}a",
    // Exceptions (section 2.6).
    "\u{640}\u{628}", "\u{7FA}", "\u{302E}", "\u{3031}", "\u{303B}",
    // Rules of appendix A that aren't met.
    "a\u{200C}b", "\u{200C}", "\u{627}\u{200C}\u{628}", "\u{628}\u{200C}", "\u{915}\u{200D}\u{937}",
    "\u{200D}a",
    "·l", "l·", "a·l", "l·a", "\u{375}", "\u{375}a", "\u{5F3}", "a\u{5F3}", "\u{5F4}\u{5D0}", "\u{30FB}",
    "a\u{30FB}b",
    "\u{628}\u{660}\u{6F0}", "\u{660}",
    // The six conditions of RFC 5893, section 2.
    "1\u{5D0}", "\u{5D0}a", "\u{5D0}\u{30FB}中", "\u{628}1\u{660}", "a\u{5D0}", "a\u{660}",
  ]
}
