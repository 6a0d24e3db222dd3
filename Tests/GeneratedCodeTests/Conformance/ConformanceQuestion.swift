/// A question and its answer as lines for programs that read no JSON: fields between tabs, texts as the hexadecimal
/// bytes of their UTF-8.
struct ConformanceQuestion: Sendable {
  let line: String
  let answer: String
  /// What was asked, for people.
  let title: String

  private init<Question>(_ fields: [String?], answer: [String?], of question: Question) {
    line = Self.joined(fields)
    self.answer = Self.joined(answer)
    title = "\(question)"
  }

  static func all(_ fixture: ConformanceFixture) -> [ConformanceQuestion] {
    fixture.searches.map {
      Self(["searches", hex($0.text), $0.limit.map(String.init)], answer: [list($0.ids)], of: $0)
    }
      + fixture.ids.map { Self(["ids", hex($0.id)], answer: [$0.brand], of: $0) }
      + fixture.initials.map { Self(["initials", hex($0.name)], answer: [$0.initials], of: $0) }
      + fixture.initialsColors.map { Self(["initialsColors", $0.background], answer: [$0.color], of: $0) }
      + [Self(["popular"], answer: [list(fixture.popular)], of: fixture.popular)]
      + fixture.symbologies.map {
        Self(["symbologies", $0.format, hex($0.code)], answer: [$0.violation], of: $0)
      }
      + fixture.codes.map {
        Self(
          ["codes", $0.brand, hex($0.code), $0.format],
          answer: [$0.level, $0.verdictFormat, hex($0.canonical), $0.reason], of: $0)
      }
      + fixture.formats.map {
        Self(
          ["formats", $0.format],
          answer: [$0.zxing, "\($0.mlKit)", list($0.vision), list($0.avFoundation), $0.passKit], of: $0)
      }
  }

  private static func joined(_ fields: [String?]) -> String {
    fields.map { $0 ?? "null" }.joined(separator: "\t")
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: ",") }

  private static func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
