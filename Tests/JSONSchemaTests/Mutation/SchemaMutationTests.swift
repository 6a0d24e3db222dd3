import JSONSchema
import StrictJSON
import TestSupport
import Testing

@Suite("Randomly damaged schemas and values")
struct SchemaMutationTests {
  private static let valuesPerSchema = 25

  @Test(
    "every file of the corpus has a valid schema, valid values and invalid values")
  func corpus() throws {
    for entry in try SchemaCase.all() {
      let schema = try Schema(entry.schema, assertsFormat: true)
      let verdicts = Set(entry.values.map { schema.accepts($0) })
      #expect(verdicts == [true, false], "\(entry.topic)")
    }
  }

  @Test(
    "all methods give the same verdict, and every failure has a message and a range",
    .timeLimit(.minutes(60)), arguments: 1...(TestTier.isSlow ? 8 : 2) as ClosedRange<UInt64>)
  func mutations(seed: UInt64) throws {
    var cases = try MutatedCases(try SchemaCase.all(), seed: seed)
    // With fewer, one outcome may be too rare by chance. So there are fewer runs in place of shorter ones.
    let trials = max(5_000, RandomTrials.count(5_000))
    var counts = (valid: 0, invalid: 0, rejected: 0)
    while counts.valid + counts.invalid < trials {
      let (document, values) = cases.next(values: Self.valuesPerSchema)
      do throws(InvalidSchema) {
        let schema = try Schema(document.value, assertsFormat: counts.valid.isMultiple(of: 2))
        if !areSound(schema.warnings, in: document) { Issue.record("warnings of \(document.text)") }
        for value in values {
          let verdict = schema.accepts(value.value)
          // One output of each format for eight values: they take longer than all else.
          let format: OutputFormat? =
            switch (counts.valid + counts.invalid) % 8 {
            case 0: .basic
            case 4: .detailed
            default: nil
            }
          if let fault = fault(in: schema, of: value, verdict, output: format) {
            Issue.record("\(fault): schema \(document.text), value \(value.text)")
          }
          if verdict { counts.valid += 1 } else { counts.invalid += 1 }
        }
      } catch {
        counts.rejected += 1
        if error.errors.isEmpty || !areSound(error.errors, in: document) {
          Issue.record("\(error.errors) of \(document.text)")
        }
      }
    }
    #expect(
      min(counts.valid, counts.invalid) > trials / 5 && counts.rejected > trials / 125,
      "each outcome should be common")
  }

  private func areSound(_ errors: [SchemaError], in document: MutatedText) -> Bool {
    errors.allSatisfy { !$0.description.isEmpty && $0.document.isEmpty && document.has($0.span) }
  }

  /// What is wrong with a verdict.
  private func fault(
    in schema: Schema, of value: MutatedText, _ verdict: Bool, output format: OutputFormat?
  ) -> String? {
    let failures = schema.validate(value.value)
    if failures.isEmpty != verdict { return "validate gives another verdict than accepts" }
    if !failures.allSatisfy({ !$0.message.isEmpty && value.has($0.span) }) { return "\(failures)" }
    if let format, output(of: schema, value.value, format) != verdict {
      return "the output \(format) gives another verdict than accepts"
    }
    return nil
  }

  private func output(of schema: Schema, _ value: LocatedValue, _ format: OutputFormat) -> Bool? {
    (try? JSONReader.read(schema.output(for: value, in: format)))?.object?["valid"]?.bool
  }
}
