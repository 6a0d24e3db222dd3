internal import Foundation

/// Measures the compilers on the emitted code, and what comes of it.
struct CompilerClock {
  /// The folder with Brands.swift, Brands.kt and Brands.ts.
  let generated: String
  /// The published catalogue that they were made of.
  let catalogue: String
  /// The folder that this program was built into, with the command and the library's module.
  let products: String

  private var swiftc: [String] {
    ["swiftc", "-swift-version", "6", "-parse-as-library", "-emit-object", "-o", "\(generated)/Brands.o"]
  }

  func run() throws {
    let brands = "\(generated)/Brands.swift"
    for optimisation in ["-Onone", "-O"] {
      print(try ChildProcess.run(swiftc + [optimisation, brands]).row("swiftc \(optimisation)"))
    }
    let importing = "\(generated)/importing/Brands.swift"
    try ChildProcess.run([
      "\(products)/catalogue", "generate", catalogue, "--output", importing, "--import-library",
    ])
    let modules = swiftc + ["-I", "\(products)/Modules", "-O", importing]
    print(try ChildProcess.run(modules).row("swiftc -O, importing"))
    for version in ["1", "2"] {
      tell(["scripts/kotlin-run", version, "--compile-only", "\(generated)/Brands.kt"], "kotlinc \(version)")
    }
    for (script, file) in [("swift-size", "Brands.swift"), ("kotlin-size", "Brands.kt")] {
      // What was printed so far comes first.
      fflush(nil)
      do { try ChildProcess.run(["scripts/\(script)", "\(generated)/\(file)"], showsOutput: true) } catch {
        print("  \(error)")
      }
    }
  }

  /// Measures a compiler that needn't be there.
  private func tell(_ command: [String], _ title: String) {
    do { print(try ChildProcess.run(command).row(title)) } catch { print("  \(title): \(error)") }
  }
}
