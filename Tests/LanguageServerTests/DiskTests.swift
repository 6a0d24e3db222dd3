import Foundation
import TestSupport
import Testing

@Suite("The catalogues of a project on disk, in the editor")
struct DiskTests {
  private static let initialize = #"{"id": 1, "method": "initialize", "params": {"capabilities": {}}}"#

  /// A project with one brand, its schemas in a folder of that name.
  private func project(schemas: String = "schemas") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in MemoryLibrary.market().files { try folder.write("project/" + path, text.utf8) }
    try FileManager.default.copyItem(
      atPath: Project.root.appendingPathComponent("schemas").path, toPath: "\(folder.path)/\(schemas)")
    return folder
  }

  private func open(_ path: String, _ text: String) -> String {
    let uri = URL(fileURLWithPath: path).absoluteString
    return
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\#(uri)", "languageId": "yaml", "version": 1, "text": \#(EditorSession.quoted(text))}}}"#
  }

  /// What a server says that is started in the project, and gets all messages at once.
  private func output(
    _ messages: [String], _ options: String = "", in project: TemporaryFolder
  ) throws -> String {
    let framed = ([Self.initialize] + messages).map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    let input = try project.write("input", framed.joined().utf8)
    let templates = Project.root.appendingPathComponent("templates").path
    let command = "\(Program.built("catalogue")) lsp --templates '\(templates)' \(options) < '\(input)'"
    return try Program.run(["sh", "-c", command], in: "\(project.path)/project").output
  }

  @Test(
    "count with the open text of a schema, however its folder is named",
    arguments: [("sch", "../sch"), ("project/sch", "./sch/"), ("project/sch", "sch")])
  func schemas(folder: String, option: String) throws {
    let project = try project(schemas: folder)
    let brand = "\(project.path)/project/catalogue/italy/brands/pam.yaml"
    let schema = "\(project.path)/\(folder)/brands/brand.schema.json"
    let messages = [open(brand, MemoryLibrary.brand("pam", "Pam")), open(schema, "{")]
    let output = try output(messages, "--schemas \(option)", in: project)
    #expect(output.contains("brand.schema.json\",\"version\":1,\"diagnostics\":[{"), "\(output)")
  }

  @Test("have an entry that is called as the settings are")
  func settingsName() throws {
    let project = try project(schemas: "project/schemas")
    let brand = "\(project.path)/project/catalogue/italy/brands/catalogue.yaml"
    let text = MemoryLibrary.brand("catalogue", "Catalogue")
    try text.write(toFile: brand, atomically: false, encoding: .utf8)
    let output = try output([open(brand, text + "colour: null\n")], in: project)
    #expect(output.contains("colour"), "\(output)")
  }

  @Test("have the kind marked that there isn't, with the one that is meant")
  func unknownKind() throws {
    let project = try project(schemas: "project/schemas")
    let settings = "\(project.path)/project/catalogue/italy/catalogue.yaml"
    let text = MemoryLibrary.market().files["catalogue/italy/catalogue.yaml"] ?? ""
    let wrong = text.replacing("kind: brands", with: "kind: brandz")
    let output = try output([open(settings, wrong)], "--schemas schemas", in: project)
    #expect(
      output.contains("\"message\":\"there is no kind \\\"brandz\\\"; did you mean \\\"brands\\\"?"),
      "\(output)")
  }
}
