/// The keys of RFC 8410, section 10: no secrets.
enum PEMSamples {
  static let body = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC"

  /// Section 10.3, the first.
  static let firstVersion = document("PRIVATE KEY")

  /// Section 10.3, the second.
  static let secondVersion = document(
    "PRIVATE KEY",
    """
    MHICAQEwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
    oB8wHQYKKoZIhvcNAQkJFDEPDA1DdXJkbGUgQ2hhaXJzgSEAGb9ECWmEzf6FQbrB
    Z9w7lshQhqowtrbLDFw4rXAxZuE=
    """)

  /// Section 10.1.
  static let publicKey = document(
    "PUBLIC KEY", "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=")

  static func document(_ label: String, _ body: String = body) -> String {
    "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n"
  }
}
