import RegularExpressions

/// The formats of strings that JSON Schema 2020-12 defines (Validation, section 7.3).
enum StringFormat: String, CaseIterable, Sendable {
  case dateTime = "date-time"
  case date
  case time
  case duration
  case email
  case internationalEmail = "idn-email"
  case hostName = "hostname"
  case internationalHostName = "idn-hostname"
  case ipv4
  case ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uuid
  case uriTemplate = "uri-template"
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regularExpression = "regex"

  /// Whether a text has the format.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .dateTime: reads(text) { $0.skipDay() && $0.skip(anyOf: "Tt") && $0.skipTime() }
    case .date: reads(text) { $0.skipDay() }
    case .time: reads(text) { $0.skipTime() }
    case .duration: reads(text) { $0.skipDuration() }
    case .email: reads(text) { $0.skipMailbox(isInternational: false) }
    case .internationalEmail: reads(text) { $0.skipMailbox(isInternational: true) }
    case .hostName: HostName.isValid(text[...], .ascii)
    case .internationalHostName: HostName.isValid(text[...], .international)
    case .ipv4: reads(text) { $0.skipIPv4() }
    case .ipv6: reads(text) { $0.skipIPv6() }
    case .uri: URIGrammar(isInternational: false).isAbsolute(text)
    case .uriReference: URIGrammar(isInternational: false).isReference(text)
    case .iri: URIGrammar(isInternational: true).isAbsolute(text)
    case .iriReference: URIGrammar(isInternational: true).isReference(text)
    case .uuid: reads(text) { $0.skipUUID() }
    case .uriTemplate: reads(text) { $0.skipURITemplate() }
    case .jsonPointer: reads(text) { $0.skipJSONPointer() }
    case .relativeJSONPointer: reads(text) { $0.skipRelativeJSONPointer() }
    case .regularExpression: (try? RegularExpression(text)) != nil
    }
  }

  private func reads(_ text: String, _ rule: (inout ScalarScanner) -> Bool) -> Bool {
    ScalarScanner.reads(text[...], rule)
  }
}

extension StringFormat {
  /// The format with an example, as a phrase that follows "must be".
  var phrase: String {
    switch self {
    case .dateTime: "a date and time such as 2026-05-31T18:30:00+02:00"
    case .date: "a date such as 2026-05-31"
    case .time: "a time such as 18:30:00+02:00"
    case .duration: "a duration such as P1DT12H"
    case .email: "an email address such as name@example.com"
    case .internationalEmail: "an email address such as josé@españa.example"
    case .hostName: "a host name such as www.example.com"
    case .internationalHostName: "a host name such as www.españa.example"
    case .ipv4: "an IPv4 address such as 192.0.2.1"
    case .ipv6: "an IPv6 address such as 2001:db8::1"
    case .uri: "a URI such as https://example.com/path"
    case .uriReference: "a URI or a reference to one such as ../path"
    case .iri: "an IRI such as https://example.com/città"
    case .iriReference: "an IRI or a reference to one such as ../città"
    case .uuid: "a UUID such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
    case .uriTemplate: "a URI template such as https://example.com/{name}"
    case .jsonPointer: "a JSON pointer such as /brands/0"
    case .relativeJSONPointer: "a relative JSON pointer such as 1/name"
    case .regularExpression: "a regular expression such as ^[a-z]+$"
    }
  }
}
