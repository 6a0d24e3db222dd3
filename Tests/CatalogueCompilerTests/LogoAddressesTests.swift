import Testing

@testable import CatalogueDifferences

@Suite("Images of logos in Markdown")
struct LogoAddressesTests {
  @Test("are in the folder of their side, with or without a slash at its end")
  func picture() throws {
    let addresses = try #require(
      LogoAddresses(old: "https://example.com/a?b=1&c=", new: "https://example.com/new/"))
    #expect(
      addresses.picture("coop.svg", .after)
        == #"<img src="https://example.com/new/coop.svg" width="96" alt="after">"#)
    #expect(
      addresses.picture("coop.svg", .before)
        == #"<img src="https://example.com/a?b=1&c=/coop.svg" width="96" alt="before">"#)
  }

  @Test(
    "no file name can end the address",
    arguments: [
      (#""><script>"#, "%22%3E%3Cscript%3E"), ("a b#c?d&e", "a%20b%23c%3Fd%26e"), ("è", "%C3%A8"),
      ("\u{1}\n", "%01%0A"), ("../x", "..%2Fx"), ("a-b_c.~9", "a-b_c.~9"),
    ])
  func hostileName(name: String, address: String) throws {
    let addresses = try #require(LogoAddresses(old: "https://a", new: "https://a"))
    #expect(addresses.picture(name, .before).contains("src=\"https://a/\(address)\""))
  }

  @Test(
    "only https addresses are accepted",
    arguments: [
      "http://a", "javascript:alert(1)", "https://a\" onload=\"", "https://a/è", "https://a b", "", "//a",
    ])
  func rejected(address: String) {
    #expect(LogoAddresses(old: address, new: "https://a") == nil)
    #expect(LogoAddresses(old: "https://a", new: address) == nil)
  }
}
