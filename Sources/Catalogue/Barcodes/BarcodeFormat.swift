/// The symbology of a card's barcode.
public enum BarcodeFormat: String, CaseIterable, Sendable {
  case code128 = "CODE128"
  case ean13 = "EAN13"
  case ean8 = "EAN8"
  case upcA = "UPCA"
  case upcE = "UPCE"
  case code39 = "CODE39"
  case qr = "QR"
  case itf = "ITF"
  case pdf417 = "PDF417"
  case aztec = "AZTEC"
  case dataMatrix = "DATAMATRIX"
  case codabar = "CODABAR"
}
