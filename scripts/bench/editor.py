"""Measures the language server as an editor's user feels it: part of "make bench".

    python3 scripts/bench/editor.py COMMAND MARKET [KEYSTROKES]

COMMAND is the program "catalogue", MARKET a catalogue's folder. An editor opens the file of a brand, and
each keystroke is a change of its name; what is measured is the time from the change to the findings, and the server's
CPU time for it. The findings beside all others are measured twice: where nothing was built yet, and after a build.
"""

import json
import os
import pathlib
import queue
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["--schemas", PROJECT / "schemas", "--templates", PROJECT / "templates"]


class Server:
    """A language server, as its client sees it."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            [command, "lsp", *FOLDERS], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.count = 0
        # What the server says is read at once, as editors do: it would wait otherwise.
        self.messages = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.request("initialize", {"processId": os.getpid(), "rootUri": folder.as_uri(), "capabilities": {}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def listen(self):
        while header := self.process.stdout.readline():
            self.process.stdout.readline()
            self.messages.put(self.process.stdout.read(int(header.split(b":")[1])))
        self.messages.put(None)

    def read(self):
        if (message := self.messages.get()) is None:
            sys.exit("the server ended")
        return json.loads(message)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while (message := self.read()).get("id") != self.count:
            pass
        return message.get("result")

    def findings(self, uri):
        """Waits for the findings of a document."""
        while True:
            message = self.read()
            if message.get("method") == "window/showMessage":
                sys.exit(message["params"]["message"])
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri:
                return message["params"]["diagnostics"]

    def cpu(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rest(self):
        """Waits until the server has nothing more to do."""
        before, since = self.cpu(), time.perf_counter()
        while time.perf_counter() - since < 0.2:
            time.sleep(0.02)
            if (now := self.cpu()) != before:
                before, since = now, time.perf_counter()
        return since

    def peak(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) // 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        if self.process.wait():
            sys.exit("the server failed")


def opened(command, market):
    """A server in which a brand was opened, the brand, and how long it took to its own findings and to those beside all
    others, in seconds."""
    brand = sorted(path for path in (market / "brands").iterdir() if b"\naliases:" in path.read_bytes())[-1]
    text, uri = brand.read_text(encoding="utf-8"), brand.as_uri()
    begun = time.perf_counter()
    server = Server(command, market)
    server.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": "yaml", "version": 0, "text": text}},
    )
    times = []
    for _ in range(2):
        server.findings(uri)
        times.append(time.perf_counter() - begun)
    return server, text, uri, begun, times


def start_after_build(command, market):
    """How long it takes to the findings beside all others after a build, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        project = pathlib.Path(folder)
        copy = project / "catalogue" / market.name
        shutil.copytree(market, copy)
        subprocess.run(
            [command, "build", "--market", copy.relative_to(project), *FOLDERS], cwd=project, check=True, stdout=subprocess.DEVNULL
        )
        server, *_, (_, start) = opened(command, copy)
        server.end()
        return start


def measure(command, market, keystrokes):
    """How long it took to the first findings, to those beside all others and until all logos were read, how long each
    keystroke took, all in seconds, CPU s of a keystroke, peak memory in MB."""
    server, text, uri, begun, start = opened(command, market)
    end = server.rest() - begun
    waits, before = [], server.cpu()
    for number in range(1, keystrokes + 1):
        changed = re.sub(r"\nname: (.*)", rf"\nname: \1{chr(97 + number % 26) * (number % 5 + 1)}", text, count=1)
        begun = time.perf_counter()
        server.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": number}, "contentChanges": [{"text": changed}]},
        )
        server.findings(uri)
        waits.append(time.perf_counter() - begun)
    cpu, peak = (server.cpu() - before) / keystrokes, server.peak()
    server.end()
    return start, end, waits, cpu, peak


def main():
    command, market = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    keystrokes = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    start, end, waits, cpu, peak = measure(command, market, keystrokes)
    waits = sorted(1000 * wait for wait in waits)
    print(
        f"  language server: findings of the file after {start[0]:.2f} s, beside all others after {start[1]:.2f} s "
        f"({start_after_build(command, market):.2f} s after a build), "
        f"all after {end:.1f} s; a keystroke {statistics.median(waits):.1f} ms, "
        f"nine of ten within {waits[len(waits) * 9 // 10]:.1f} ms, {1000 * cpu:.1f} ms CPU; peak {peak} MB",
        flush=True,
    )


if __name__ == "__main__":
    main()
