/// SHA-256 (FIPS 180-4, section 6.2), by which the catalogue lists its logos.
///
/// Here, because the libraries that have it take minutes to compile, and everybody compiles this module.
package enum SHA256 {
  private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  /// The digest of some bytes, as 64 lower-case hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var state: State = (
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )
    let message = bytes.paddedForHash
    var words = [UInt32](repeating: 0, count: 64)
    // Pointers, because builds for tests, which aren't optimised, take ten times as long with collections.
    message.withUnsafeBytes { message in
      words.withUnsafeMutableBufferPointer { words in
        constants.withUnsafeBufferPointer { constants in
          guard let words = words.baseAddress, let constants = constants.baseAddress else { return }
          var start = 0
          while start < message.count {
            schedule(message, at: start, in: words)
            add(words, constants, to: &state)
            start += 64
          }
        }
      }
    }
    let digits = Array("0123456789abcdef".utf8)
    let sums = [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7]
    let hexadecimal = sums.flatMap { word in
      (0..<8).map { digits[Int(truncatingIfNeeded: word >> (28 - 4 * $0)) & 15] }
    }
    return String(decoding: hexadecimal, as: UTF8.self)
  }

  /// Adds a block to the state. Its schedule and ``constants`` are 64 words each.
  private static func add(
    _ schedule: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>, to state: inout State
  ) {
    var (a, b, c, d, e, f, g, h) = state
    var index = 0
    // After eight rounds each variable has its place again, so that none has to be moved.
    while index < 64 {
      func word(_ offset: Int) -> UInt32 {
        (constants + index + offset).pointee &+ (schedule + index + offset).pointee
      }
      round(a, b, c, &d, e, f, g, &h, word(0))
      round(h, a, b, &c, d, e, f, &g, word(1))
      round(g, h, a, &b, c, d, e, &f, word(2))
      round(f, g, h, &a, b, c, d, &e, word(3))
      round(e, f, g, &h, a, b, c, &d, word(4))
      round(d, e, f, &g, h, a, b, &c, word(5))
      round(c, d, e, &f, g, h, a, &b, word(6))
      round(b, c, d, &e, f, g, h, &a, word(7))
      index += 8
    }
    state = (
      state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e, state.5 &+ f, state.6 &+ g,
      state.7 &+ h
    )
  }

  /// One round: the new values of what was `d`, and of what was `h`.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    h = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ ((e & f) ^ (~e & g)) &+ word
    d = d &+ h
    h = h &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
  }

  /// Writes the message schedule of a block, 64 words.
  private static func schedule(
    _ message: UnsafeRawBufferPointer, at start: Int, in words: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index < 16 {
      let word = message.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
      (words + index).pointee = UInt32(bigEndian: word)
      index += 1
    }
    while index < 64 {
      let (early, late) = ((words + index - 15).pointee, (words + index - 2).pointee)
      (words + index).pointee =
        (words + index - 16).pointee &+ (rotate(early, 7) ^ rotate(early, 18) ^ early &>> 3)
        &+ (words + index - 7).pointee &+ (rotate(late, 17) ^ rotate(late, 19) ^ late &>> 10)
      index += 1
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension [UInt8] {
  /// The message padded to whole blocks of 64 bytes: a bit that is set, zeros, and the length in bits (section 5.1.1).
  var paddedForHash: [UInt8] {
    let padding = 64 - (count + 9) % 64
    let length = UInt64(count) * 8
    return self + [0x80] + [UInt8](repeating: 0, count: padding % 64)
      + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }
}
