extension Unicode.GeneralCategory {
  /// The categories that a value of General_Category stands for, by its short name, its long one or another; `nil`
  /// where ECMA-262 doesn't know it (table 68).
  static func named(_ name: String) -> Set<Unicode.GeneralCategory>? {
    switch name {
    case "LC", "Cased_Letter": casedLetters
    case "L", "Letter": casedLetters.union([.modifierLetter, .otherLetter])
    case "M", "Mark", "Combining_Mark": [.nonspacingMark, .spacingMark, .enclosingMark]
    case "N", "Number": [.decimalNumber, .letterNumber, .otherNumber]
    case "P", "Punctuation", "punct":
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation,
      ]
    case "S", "Symbol": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
    case "Z", "Separator": [.spaceSeparator, .lineSeparator, .paragraphSeparator]
    case "C", "Other": [.control, .format, .surrogate, .privateUse, .unassigned]
    default: single(name).map { [$0] }
    }
  }

  private static let casedLetters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
  ]

  private static func single(_ name: String) -> Unicode.GeneralCategory? {
    switch name {
    case "Lu", "Uppercase_Letter": .uppercaseLetter
    case "Ll", "Lowercase_Letter": .lowercaseLetter
    case "Lt", "Titlecase_Letter": .titlecaseLetter
    case "Lm", "Modifier_Letter": .modifierLetter
    case "Lo", "Other_Letter": .otherLetter
    case "Mn", "Nonspacing_Mark": .nonspacingMark
    case "Mc", "Spacing_Mark": .spacingMark
    case "Me", "Enclosing_Mark": .enclosingMark
    case "Nd", "Decimal_Number", "digit": .decimalNumber
    case "Nl", "Letter_Number": .letterNumber
    case "No", "Other_Number": .otherNumber
    case "Pc", "Connector_Punctuation": .connectorPunctuation
    case "Pd", "Dash_Punctuation": .dashPunctuation
    case "Ps", "Open_Punctuation": .openPunctuation
    case "Pe", "Close_Punctuation": .closePunctuation
    case "Pi", "Initial_Punctuation": .initialPunctuation
    case "Pf", "Final_Punctuation": .finalPunctuation
    case "Po", "Other_Punctuation": .otherPunctuation
    case "Sm", "Math_Symbol": .mathSymbol
    case "Sc", "Currency_Symbol": .currencySymbol
    case "Sk", "Modifier_Symbol": .modifierSymbol
    case "So", "Other_Symbol": .otherSymbol
    case "Zs", "Space_Separator": .spaceSeparator
    case "Zl", "Line_Separator": .lineSeparator
    case "Zp", "Paragraph_Separator": .paragraphSeparator
    case "Cc", "Control", "cntrl": .control
    case "Cf", "Format": .format
    case "Cs", "Surrogate": .surrogate
    case "Co", "Private_Use": .privateUse
    case "Cn", "Unassigned": .unassigned
    default: nil
    }
  }
}
