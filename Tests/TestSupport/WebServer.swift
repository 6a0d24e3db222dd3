import Foundation

/// A web server on this machine that shows a folder, until it is released. It is nginx, which apps' servers are too.
public final class WebServer {
  /// It didn't begin to listen on any port that was tried.
  public struct NotStarted: Error {}

  /// Whether the program is there; with CI=true the tests that need it run anyway, and fail.
  public static let isThere = Program.isThere("nginx") || Project.isCI

  /// Where the folder is, without a slash at its end.
  public let address: String
  /// What nginx itself needs: its settings, and what it writes.
  private let folder: TemporaryFolder
  private let process: Process

  /// Below the ports that systems give to clients.
  private static let ports = 20_000..<32_768

  /// A server that is ready, on a port that is free.
  /// - Parameters:
  ///   - settings: what nginx is told besides, in its own language.
  ///   - certificate: a file with a certificate and its key, as PEM, for a server that speaks TLS.
  public static func start(
    showing path: String, settings: String = "", certificate: String? = nil
  ) throws -> WebServer {
    for _ in 0..<5 {
      let server = try WebServer(
        showing: path, settings: settings, certificate: certificate, port: Int.random(in: ports))
      if server.isListening() { return server }
    }
    throw NotStarted()
  }

  private init(showing path: String, settings: String, certificate: String?, port: Int) throws {
    address = "\(certificate == nil ? "http" : "https")://127.0.0.1:\(port)"
    folder = try TemporaryFolder()
    let server = Self.listen(port, certificate) + "root \"\(path)\"; \(settings)"
    let settings = try folder.write("nginx.conf", Self.settings(server, in: folder.path).utf8)
    // Debian has it where only root looks.
    let path = "\(ProcessInfo.processInfo.environment["PATH"] ?? ""):/usr/sbin"
    process = Program.process(
      ["nginx", "-p", folder.path, "-e", "\(folder.path)/errors", "-c", settings], in: folder.path,
      environment: ["PATH": path])
    try process.run()
  }

  deinit {
    // On Linux the server is born with the signals blocked that the test's thread has blocked, but for this one.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the file that nginx writes once its port is open; where the port is taken there never is one.
  private func isListening() -> Bool {
    for _ in 0..<500 where process.isRunning {
      if folder.bytes("nginx.pid")?.isEmpty == false { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  private static func listen(_ port: Int, _ certificate: String?) -> String {
    guard let certificate else { return "listen 127.0.0.1:\(port);" }
    return
      "listen 127.0.0.1:\(port) ssl; ssl_certificate \"\(certificate)\"; ssl_certificate_key \"\(certificate)\";"
  }

  private static func settings(_ server: String, in folder: String) -> String {
    """
    daemon off;
    master_process off;
    pid "\(folder)/nginx.pid";
    events {}
    http {
      access_log off;
      default_type application/octet-stream;
      client_body_temp_path "\(folder)/body";
      proxy_temp_path "\(folder)/proxy";
      fastcgi_temp_path "\(folder)/fastcgi";
      uwsgi_temp_path "\(folder)/uwsgi";
      scgi_temp_path "\(folder)/scgi";
      server { \(server) }
    }
    """
  }
}
