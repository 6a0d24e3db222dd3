import JSONSchema
import StrictJSON
import TestSupport
import Testing

@Suite(
  "Comparison with Python's jsonschema on damaged schemas and values",
  .enabled(if: Python.isThere("jsonschema"), "run scripts/require jsonschema"))
struct PythonAgreementTests {
  /// The schemas' URI: Python omits a document without a URI from the dynamic scope (core, section 7.1).
  private static let base = "https://example.com/base"

  /// Prints for each case the verdicts on its values, each `null` where Python fails; or `false` for a schema that
  /// breaks the metaschema. Numbers are read as decimals, which are as exact as ours.
  private static let script = """
    import decimal, json, sys
    from jsonschema import Draft202012Validator, validators
    from referencing import Registry, Resource
    from referencing.jsonschema import DRAFT202012

    decimal.getcontext().prec = 2000

    def is_integer(_, value):
        if isinstance(value, decimal.Decimal):
            return value == value.to_integral_value()
        return isinstance(value, int) and not isinstance(value, bool)

    Validator = validators.extend(
        Draft202012Validator, type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", is_integer))

    # A schema that names its draft, as the metaschema does, is to be read in this way too.
    validators.validates("draft2020-12")(Validator)
    metavalidator = Validator(Validator.META_SCHEMA)

    def verdict(validator, value):
        try:
            return validator.is_valid(value)
        except Exception:
            return None

    def verdicts(case):
        if not metavalidator.is_valid(case["schema"]):
            return False
        resource = Resource(case["schema"], DRAFT202012)
        validator = Validator({"$ref": "\(base)"}, registry=Registry().with_resource("\(base)", resource))
        return [verdict(validator, value) for value in case["values"]]

    with open(sys.argv[1], encoding="utf-8") as file:
        cases = json.load(file, parse_float=decimal.Decimal)
    print(json.dumps([verdicts(case) for case in cases]))
    """

  @Test(
    "agrees on every verdict that it reaches", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    arguments: 1...2 as ClosedRange<UInt64>)
  func verdicts(seed: UInt64) throws {
    var made = try MutatedCases(try SchemaCase.all(), seed: 100 + seed)
    let cases = sample(of: &made, count: 400)
    var compared = 0
    for ((schema, values), answer) in zip(cases, try answers(on: cases)) {
      guard let ours = try? Schema(schema.value, at: Self.base) else { continue }
      guard let verdicts = answer.array else {
        Issue.record("Python finds that this is no schema: \(schema.text)")
        continue
      }
      for (value, answer) in zip(values, verdicts) {
        guard let verdict = answer.bool else { continue }
        compared += 1
        if ours.accepts(value.value) != verdict {
          Issue.record("Python says \(verdict): schema \(schema.text), value \(value.text)")
        }
      }
    }
    #expect(compared > 1500, "most verdicts should be reached")
  }

  private func answers(on cases: [MutatedCase]) throws -> [LocatedValue] {
    let input = cases.map { schema, values in
      "{\"schema\": \(schema.text), \"values\": [\(values.map(\.text).joined(separator: ","))]}"
    }
    let output = try Python.run(Self.script, input: "[\(input.joined(separator: ",\n"))]".utf8)
    let answers = try #require(try JSONReader.read(output).array)
    try #require(answers.count == cases.count)
    return answers
  }

  /// Cases for a comparison, without documents whose $id is relative to their URI (core, section 8.2.1): Python loses
  /// their dynamic anchors.
  private func sample(of made: inout MutatedCases, count: Int) -> [MutatedCase] {
    var cases: [MutatedCase] = []
    while cases.count < count {
      let entry = made.next(values: 10)
      let id = entry.schema.value.object?["$id"]?.string
      if id?.hasPrefix("https://") ?? true { cases.append(entry) }
    }
    return cases
  }
}
