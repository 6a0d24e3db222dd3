import Testing

@testable import RegularExpressions

@Suite("Matching as in ECMA-262")
struct RegularExpressionTests {
  static let cases: [(pattern: String, matching: [String], other: [String])] = [
    ("", ["", "a"], []), ("a", ["a", "bab"], ["", "A"]), ("è", ["è"], ["e\u{300}", "e"]),
    ("🦊", ["x🦊"], ["🐻"]),
    ("^a", ["ab"], ["ba", "\na"]), ("a$", ["ba"], ["ab", "a\n"]), ("^$", [""], ["a", "\n"]),
    ("$^", [""], ["a"]),
    ("^a|b$", ["ax", "xb"], ["xax"]), ("^(a|b)$", ["a", "b"], ["ab"]), ("a||b", [""], []),
    ("^ab*c$", ["ac", "abbc"], ["abb"]), ("^ab+c$", ["abc", "abbbc"], ["ac"]),
    ("^ab?c$", ["ac", "abc"], ["abbc"]),
    ("^a{2}$", ["aa"], ["a", "aaa"]), ("^a{2,}$", ["aa", "aaaa"], ["a"]),
    ("^a{1,3}$", ["a", "aaa"], ["", "aaaa"]),
    ("^a{0}$", [""], ["a"]), ("^(ab){2}$", ["abab"], ["ab", "ababab"]),
    ("^a*?b+?c??$", ["b", "aabc"], ["a"]),
    ("^(a*)*$", ["", "aaa"], ["b"]), ("^(a|b*)+c$", ["c", "abbac"], ["ab"]), ("^(|a)+$", ["", "aa"], ["b"]),
    ("^(?:ab|c)+$", ["abcab"], ["abb"]), ("^((a)(b(c)))$", ["abc"], ["ab"]),
    ("^.$", ["a", "🦊", "\u{0}", "\u{85}"], ["", "\n", "\r", "\u{2028}", "\u{2029}", "e\u{300}"]),
    ("^[abc]$", ["a", "c"], ["d", "ab"]), ("^[^abc]$", ["d", "\n", "🦊"], ["a", ""]),
    ("^[a-cx]$", ["b", "x"], ["d", "-"]),
    ("^[à-ü]$", ["é"], ["z"]), ("^[a-]$", ["a", "-"], ["b"]), ("^[-a]$", ["-"], ["b"]),
    ("^[+--]$", ["+", ",", "-"], ["."]),
    ("[]", [], ["", "a"]), ("^[^]$", ["a", "\n"], [""]),
    ("^[.*$^|(){}?+/]$", [".", "*", "$", "^", "{"], ["a"]),
    (#"^[\]\\\^\-]$"#, ["]", "\\", "^", "-"], ["a"]), (#"^[^\d\s]$"#, ["a"], ["1", " "]),
    (#"^[\D1]$"#, ["a", "1"], ["2"]),
    (#"^\d$"#, ["0", "9"], ["a", "٣"]), (#"^\D$"#, ["a", "٣"], ["0"]),
    (#"^\w$"#, ["a", "Z", "0", "_"], ["è", "-"]),
    (#"^\W$"#, ["è", "-"], ["_"]),
    (#"^\s$"#, [" ", "\t", "\u{A0}", "\u{FEFF}", "\u{2028}"], ["a", "\u{85}", "\u{200B}"]),
    (#"^\S$"#, ["a", "\u{200B}"], [" ", "\u{3000}"]), (#"\bcat\b"#, ["cat", "a cat."], ["cats", "_cat"]),
    (#"a\Bb"#, ["ab"], ["a b"]), (#"^\B$"#, [""], ["a"]), (#"è\bo"#, ["èo"], ["è"]),
    (#"^\n\r\t\f\v$"#, ["\n\r\t\u{0C}\u{0B}"], [""]),
    (#"^\.\*\/\$\|\{\}\(\)\[\]\?\+\^\\$"#, [#".*/$|{}()[]?+^\"#], [""]),
    (#"^\x41\u00e8\u{1F98A}\ud83e\udd8a$"#, ["Aè🦊🦊"], ["Aè"]), (#"^[\x61-\u{63}]$"#, ["b"], ["d"]),
  ]

  @Test("each construct, with a memory of what failed and without", arguments: cases.map(\.pattern))
  func constructs(_ pattern: String) throws {
    try check(try RegularExpression(pattern))
    try check(try RegularExpression(withoutMemory: pattern))
  }

  private func check(_ expression: RegularExpression) throws {
    let example = try #require(Self.cases.first { $0.pattern == expression.pattern })
    #expect(try example.matching.filter { try !expression.matches($0) } == [], "should match")
    #expect(try example.other.filter(expression.matches) == [], "should not match")
  }

  @Test(
    "a pattern is anchored if it can match only the whole text",
    arguments: [
      ("^a$", true), ("^a$|^b$", true), ("^(a|b)$", true), ("a", false), ("^a", false), ("a$", false),
      ("^a|b$", false), ("^a$|b", false), ("", false),
    ])
  func anchored(_ pattern: String, _ isAnchored: Bool) throws {
    #expect(try RegularExpression(pattern).isAnchored == isAnchored)
  }
}

@Suite("Matching takes time linear in the text")
struct RegularExpressionTimeTests {
  @Test(
    "for patterns that take other engines exponential time",
    arguments: [
      "(a+)+$", "(a|a)*b", "(a|aa)+$", "(.*)*b", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a?){50}a{50}b",
      "((a*)*)*b", "(|a|a)*b",
    ])
  func catastrophic(_ pattern: String) throws {
    let text = String(repeating: "a", count: 5000) + "!"
    #expect(try !RegularExpression(pattern).matches(text))
  }
}
