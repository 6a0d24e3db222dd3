public import StrictJSON

/// The name under which a metadata file lists a key (TUF 1.0.34, section 4.2): most often 64 hexadecimal digits, but
/// any text may be one.
public typealias KeyIdentifier = ByteString
