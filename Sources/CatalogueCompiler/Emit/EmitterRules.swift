internal import Catalogue
internal import Diagnostics

/// What the generated code asks of the sources.
extension Rule {
  static let identifiers = Rule(
    "E405", .error,
    "Every brand and category has a name of its own in the generated code, in any letter case.",
    example: #"brands/c-a.yaml:2:5: error[E405]: brands "c-a" and "ca" both generate "ca""#,
    sources: { context in
      let brands = OutputLanguage.all.flatMap { language in
        var holders: [String: BrandSource] = [:]
        return context.liveBrands.compactMap { brand -> Finding? in
          let name = language.identifiers.member(id: brand.key)
          guard let first = holders.updateValue(brand, forKey: name.lowercased()), first.key != brand.key
          else { return nil }
          return Finding(
            "brands \"\(first.key)\" and \"\(brand.key)\" both generate \"\(name)\"",
            at: brand.location(brand.id?.span),
            fix: "choose ids that differ in more than hyphens", related: [first.location(first.id?.span)])
        }
      }
      // Both languages find the same pair; it is told once.
      return brands.reduce(into: []) { unique, finding in
        if !unique.contains(where: { $0.location == finding.location }) { unique.append(finding) }
      }
    })

  static let readableSchemas = Rule(
    "E502", .error, "The schemas are JSON Schemas of the keywords that this compiler understands.",
    example: #"schemas/brand.schema.json:14:7: error[E502]: the keyword "patternProperties" isn't supported"#,
    sources: { _ in [] })  // Reported before any other rule can run.

  static let templateNames = Rule(
    "E501", .error, "A template asks only for names that are there.",
    example:
      #"templates/Brands.swift.mustache:12:5: error[E501]: the template asks for "colour", which isn't there"#,
    sources: { context in
      OutputLanguage.all.flatMap { language in
        guard let template = context.templates[language.template] else {
          return [
            Finding(
              "template \(language.template) is missing", at: nil, fix: "add it to the templates folder")
          ]
        }
        return TemplateCheck(template, root: CatalogueView.self).problems.map {
          Finding($0.message, at: template.location($0.span), fix: $0.fix)
        }
      }
    })
}
