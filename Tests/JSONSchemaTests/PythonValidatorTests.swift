import Foundation
import JSONSchema
import StrictJSON
import TestSupport
import Testing

@Suite(
  "Comparison with Python's jsonschema",
  .enabled(if: Python.isThere("jsonschema"), "run scripts/require jsonschema"))
struct PythonValidatorTests {
  private static let metaschema = "schemas/entry-vocabulary.schema.json"
  private static let schemas = [
    "brands/brand", "brands/published", "catalogue", "difference", "entry-vocabulary", "kind",
  ].map {
    "schemas/\($0).schema.json"
  }

  /// Prints, for each value, whether it is valid. Whole numbers are read as such: the largest would be infinite.
  private static let script = """
    import decimal, json, sys
    from jsonschema import Draft202012Validator

    def number(text):
        exact = decimal.Decimal(text)
        return int(exact) if exact == exact.to_integral_value() else float(text)

    data = json.load(open(sys.argv[1], encoding="utf-8"), parse_float=number)
    validator = Draft202012Validator(data["schema"])
    print(json.dumps([validator.is_valid(value) for value in data["values"]]))
    """

  /// Both verdicts on each value, and how many of them are "valid".
  private func compare(_ path: String, _ values: [LocatedValue]) throws -> Int {
    let document = try Repository.json(path)
    let schema = try Schema(document)
    let input = "{\"schema\": \(document.json), \"values\": [\(values.map(\.json).joined(separator: ","))]}"
    let output = try Python.run(Self.script, input: input.utf8)
    let verdicts = try JSONDecoder().decode([Bool].self, from: Data(output))
    #expect(verdicts.count == values.count)
    for (value, verdict) in zip(values, verdicts) {
      #expect(schema.validate(value).isEmpty == verdict, "\(value.json)")
    }
    return verdicts.count { $0 }
  }

  private func mutations(of values: [LocatedValue], count: Int, seed: UInt64) throws -> [LocatedValue] {
    let mutation = try TreeMutation(of: values, keys: [])
    var random = SeededGenerator(seed: seed)
    return (0..<RandomTrials.count(count)).map { _ in mutation.mutate(random.pick(values), &random) }
  }

  /// Neither too few nor too many of the mistakes are harmless.
  private func expectBoth(_ valid: Int, of values: [LocatedValue], share: Int) {
    let few = values.count / share
    #expect((few...values.count - few).contains(valid), "the mistakes should be some harmless and some not")
  }

  @Test("both accept the brand files")
  func brands() throws {
    let brands = try Repository.brands()
    #expect(try compare("schemas/brands/brand.schema.json", brands) == brands.count)
  }

  @Test("both accept the market's settings")
  func settings() throws {
    let settings = try Repository.yaml("catalogue/italy/catalogue.yaml")
    #expect(try compare("schemas/catalogue.schema.json", [settings]) == 1)
  }

  @Test("both accept the schemas by the entry vocabulary's metaschema")
  func schemas() throws {
    let schemas = try Self.schemas.map(Repository.json)
    #expect(try compare(Self.metaschema, schemas) == schemas.count)
  }

  @Test("agrees on brands with a mistake", arguments: TestTier.some(of: 1...4 as ClosedRange<UInt64>))
  func brandMutations(_ seed: UInt64) throws {
    let values = try mutations(of: try Repository.brands(), count: 500, seed: seed)
    let valid = try compare("schemas/brands/brand.schema.json", values)
    expectBoth(valid, of: values, share: 10)
  }

  @Test("agrees on schemas with a mistake", .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func schemaMutations() throws {
    let values = try mutations(
      of: [try Repository.json("schemas/brands/brand.schema.json")], count: 200, seed: 6)
    let valid = try compare(Self.metaschema, values)
    expectBoth(valid, of: values, share: 20)
  }

  @Test("agrees on settings with a mistake")
  func settingsMutations() throws {
    let settings = try Repository.yaml("catalogue/italy/catalogue.yaml")
    let values = try mutations(of: [settings], count: 300, seed: 5)
    let valid = try compare("schemas/catalogue.schema.json", values)
    expectBoth(valid, of: values, share: 30)
  }
}
