extension Unicode.GeneralCategory {
  /// The categories of a value of General_Category, by any of its names; `nil` where ECMA-262 doesn't have it (table
  /// 68).
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

extension UnicodeProperty {
  /// The test for a binary property, by its long or short name; `nil` where ECMA-262 doesn't have it (table 67).
  static func predicate(_ name: String) -> ((Unicode.Scalar) -> Bool)? {
    if let isMember = fixed(name) { return isMember }
    return offered(name).map { isMember in { isMember($0.properties) } }
  }

  /// Properties that the standard library doesn't offer and a few characters have.
  private static func fixed(_ name: String) -> ((Unicode.Scalar) -> Bool)? {
    switch name {
    case "Regional_Indicator", "RI": isRegionalIndicator
    case "Emoji_Component", "EComp":
      {
        switch $0 {
        // Keycaps and their mark, the joiner, the emoji variation selector and tags.
        case "#", "*", "0"..."9", "\u{20E3}", "\u{200D}", "\u{FE0F}", "\u{E0020}"..."\u{E007F}": true
        default: isRegionalIndicator($0) || $0.properties.isEmojiModifier
        }
      }
    default: nil
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{1F1E6}"..."\u{1F1FF}").contains(scalar)
  }

  private static func offered(_ name: String) -> ((Unicode.Scalar.Properties) -> Bool)? {
    switch name {
    case "ASCII_Hex_Digit", "AHex": { $0.isASCIIHexDigit }
    case "Alphabetic", "Alpha": { $0.isAlphabetic }
    case "Bidi_Control", "Bidi_C": { $0.isBidiControl }
    case "Bidi_Mirrored", "Bidi_M": { $0.isBidiMirrored }
    case "Case_Ignorable", "CI": { $0.isCaseIgnorable }
    case "Cased": { $0.isCased }
    case "Changes_When_Casefolded", "CWCF": { $0.changesWhenCaseFolded }
    case "Changes_When_Casemapped", "CWCM": { $0.changesWhenCaseMapped }
    case "Changes_When_Lowercased", "CWL": { $0.changesWhenLowercased }
    case "Changes_When_NFKC_Casefolded", "CWKCF": { $0.changesWhenNFKCCaseFolded }
    case "Changes_When_Titlecased", "CWT": { $0.changesWhenTitlecased }
    case "Changes_When_Uppercased", "CWU": { $0.changesWhenUppercased }
    case "Dash": { $0.isDash }
    case "Default_Ignorable_Code_Point", "DI": { $0.isDefaultIgnorableCodePoint }
    case "Deprecated", "Dep": { $0.isDeprecated }
    case "Diacritic", "Dia": { $0.isDiacritic }
    case "Emoji": { $0.isEmoji }
    case "Emoji_Modifier", "EMod": { $0.isEmojiModifier }
    case "Emoji_Modifier_Base", "EBase": { $0.isEmojiModifierBase }
    case "Emoji_Presentation", "EPres": { $0.isEmojiPresentation }
    case "Extender", "Ext": { $0.isExtender }
    case "Grapheme_Base", "Gr_Base": { $0.isGraphemeBase }
    case "Grapheme_Extend", "Gr_Ext": { $0.isGraphemeExtend }
    case "Hex_Digit", "Hex": { $0.isHexDigit }
    case "IDS_Binary_Operator", "IDSB": { $0.isIDSBinaryOperator }
    case "IDS_Trinary_Operator", "IDST": { $0.isIDSTrinaryOperator }
    case "ID_Continue", "IDC": { $0.isIDContinue }
    case "ID_Start", "IDS": { $0.isIDStart }
    case "Ideographic", "Ideo": { $0.isIdeographic }
    case "Join_Control", "Join_C": { $0.isJoinControl }
    case "Logical_Order_Exception", "LOE": { $0.isLogicalOrderException }
    case "Lowercase", "Lower": { $0.isLowercase }
    case "Math": { $0.isMath }
    case "Noncharacter_Code_Point", "NChar": { $0.isNoncharacterCodePoint }
    case "Pattern_Syntax", "Pat_Syn": { $0.isPatternSyntax }
    case "Pattern_White_Space", "Pat_WS": { $0.isPatternWhitespace }
    case "Quotation_Mark", "QMark": { $0.isQuotationMark }
    case "Radical": { $0.isRadical }
    case "Sentence_Terminal", "STerm": { $0.isSentenceTerminal }
    case "Soft_Dotted", "SD": { $0.isSoftDotted }
    case "Terminal_Punctuation", "Term": { $0.isTerminalPunctuation }
    case "Unified_Ideograph", "UIdeo": { $0.isUnifiedIdeograph }
    case "Uppercase", "Upper": { $0.isUppercase }
    case "Variation_Selector", "VS": { $0.isVariationSelector }
    case "White_Space", "space": { $0.isWhitespace }
    case "XID_Continue", "XIDC": { $0.isXIDContinue }
    case "XID_Start", "XIDS": { $0.isXIDStart }
    default: nil
    }
  }
}
