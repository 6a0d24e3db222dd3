/// Why a text isn't one PEM document.
enum PEMError: Error, Hashable {
  /// No line begins a document, or the text is far too long for a key.
  case noDocument
  /// The line that ends the document is missing.
  case noEnd
  /// There is something before or after the document.
  case surroundingText
}
