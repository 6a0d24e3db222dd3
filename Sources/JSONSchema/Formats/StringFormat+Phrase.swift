extension StringFormat {
  /// What a text of the format is, with an example: it follows "must be".
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
