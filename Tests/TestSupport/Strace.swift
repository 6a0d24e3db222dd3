/// The program strace, which can kill another one at a call that it makes.
public enum Strace {
  /// Whether it is there, and may look at other programs.
  public static let isThere = (try? Program.run(["strace", "-o", "/dev/null", "true"]).status) == 0
}
