extension Brand {
{{#rankFields}}
  /// What brands are ordered by: those without it come last.
  var order: Int? { {{rank}} }
{{/rankFields}}
{{^rankFields}}
  /// What brands are ordered by: nothing but their ids.
  var order: Int? { nil }
{{/rankFields}}
{{#barcodeFields}}

  /// The rule of the codes on its cards.
  var codeRule: BarcodeRule? { {{rule}} }
{{/barcodeFields}}
{{#logoFields}}

  /// Where the logo is, relative to the published catalogue; `nil` where there is none.
  public var {{url}}: String? { {{file}} == nil ? nil : "logos/\(id).svg" }

  /// What the published logo consists of; `nil` where there is no logo, and in the catalogue that is compiled into an app.
  public var logoDigest: LogoDigest? {
    get {
      guard let {{sha256}}, let {{length}} else { return nil }
      return LogoDigest(sha256: {{sha256}}, length: {{length}})
    }
    set { ({{sha256}}, {{length}}) = (newValue?.sha256, newValue?.length) }
  }
{{/logoFields}}
}
