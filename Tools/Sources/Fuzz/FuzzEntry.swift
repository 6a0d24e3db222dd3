/// The start. Not `@main`: a compiler that prepares code for libFuzzer writes no main function.
/// SwiftPM links the executable's under this name.
@_cdecl("fuzz_main")
public func fuzzMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
  -> Int32
{
  FuzzProgram.run(CommandLine.arguments)
}
