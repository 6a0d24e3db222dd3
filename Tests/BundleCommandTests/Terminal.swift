import TestSupport

/// A terminal at which a person answers.
enum Terminal {
  /// Whether there is the program that makes one.
  static let isThere = Program.isThere("python")

  private static let script = """
    import os, pty, sys
    answer, command = sys.argv[1], sys.argv[2:]
    child, terminal = pty.fork()
    if child == 0: os.execv(command[0], command)
    os.write(terminal, (answer + "\\n").encode())
    output = b""
    try:
      while piece := os.read(terminal, 4096): output += piece
    except OSError: pass
    print(output.decode())
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """

  /// Runs a command at a terminal, on which an answer is typed.
  static func run(_ command: [String], answer: String, in folder: String) throws -> Program.Result {
    try Program.run(["python3", "-c", script, answer] + command, in: folder)
  }
}
