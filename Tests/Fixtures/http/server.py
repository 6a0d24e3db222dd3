"""A web server on this machine that misbehaves in a way of its own at every path. Prints its port; ends with its input, or after
a quarter of an hour: a busy machine may come back to a test late."""

import gzip
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote

FILE = bytes(range(256)) * 8
BARRIERS = {}
LOCK = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if hasattr(self, "late"):
            self.wfile.write(self.late)
            del self.late
        name, _, argument = self.path.partition("?")[0].strip("/").partition("/")
        try:
            getattr(self, "get_" + name.replace("-", "_"), self.get_missing)(argument)
        except OSError:
            pass  # the client has gone, as it should
        if name not in ("file", "cookie", "headers", "empty", "hops", "once", "late"):
            self.close_connection = True

    def answer(self, body, status=200, length=None, **headers):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def begin(self, status=200, **headers):
        """Headers without a length: the body ends with the connection."""
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.send_header("Connection", "close")
        self.end_headers()

    def redirect(self, target):
        self.answer(b"elsewhere", 302, Location=target)

    def repeat(self, piece, pause=0.0):
        while True:
            self.wfile.write(piece)
            time.sleep(pause)

    def get_file(self, _):
        self.answer(FILE)

    def get_once(self, _):
        """The file; the next request on the same connection ends it without an answer."""
        self.close_connection = hasattr(self, "has_answered")
        if not self.close_connection:
            self.has_answered = True
            self.answer(FILE)

    def get_empty(self, _):
        self.answer(b"")

    def get_status(self, status):
        self.answer(b"status", int(status))

    def get_late(self, status):
        """A status without a body; one comes all the same, before the next answer on the same connection."""
        self.late = FILE
        self.answer(b"", int(status), length=len(FILE))

    def get_busy(self, retry_after):
        self.answer(b"busy", 503, Retry_After=unquote(retry_after))

    def get_together(self, argument):
        """The file, once so many ask at once; 503 where they don't within so many seconds."""
        count, _, seconds = argument.partition("/")
        with LOCK:
            barrier = BARRIERS.setdefault(argument, threading.Barrier(int(count), timeout=float(seconds)))
        try:
            barrier.wait()
            self.answer(FILE)
        except threading.BrokenBarrierError:
            self.answer(b"alone", 503)

    def get_missing(self, _=""):
        self.answer(b"missing", 404)

    def get_headers(self, _):
        self.answer(str(self.headers).encode())

    def get_cookie(self, _):
        self.answer(b"", Set_Cookie="name=value; Path=/")

    def get_drip(self, _):
        self.begin()
        self.repeat(b".", pause=0.2)

    def get_stall(self, place):
        self.begin()
        self.wfile.write(FILE[: int(place or 0)])
        time.sleep(60)

    def get_silence(self, _):
        time.sleep(60)

    def get_endless(self, status):
        self.begin(int(status))
        self.repeat(b"." * 65536)

    def get_endless_headers(self, _):
        self.send_response(200)
        while True:
            self.send_header("X-More", "." * 1000)
            self.flush_headers()

    def get_endless_trailer(self, _):
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.write(b"1\r\n.\r\n0\r\n")
        self.repeat(b"X-More: " + b"." * 1000 + b"\r\n")

    def get_too_short(self, _):
        self.answer(FILE, length=len(FILE) + 1)

    def get_too_long(self, _):
        self.answer(FILE + b"more", length=len(FILE))

    def get_boast(self, _):
        self.answer(FILE, length=1 << 60)

    def get_garbage(self, _):
        self.wfile.write(b"\x00\xff" * 100 + b"\r\n\r\n")

    def get_hops(self, count):
        self.redirect(f"/hops/{int(count) - 1}" if int(count) else "/file")

    def get_to(self, target):
        self.redirect(target)

    def get_nowhere(self, _):
        self.answer(b"elsewhere", 302)

    def get_endless_redirect(self, _):
        self.begin(302, Location="/file")
        self.repeat(b"." * 65536)

    def get_to_hex(self, target):
        self.redirect(bytes.fromhex(target).decode("latin-1"))

    def get_loop(self, _):
        self.redirect("/loop")

    def get_gzip(self, _):
        self.answer(gzip.compress(FILE), Content_Encoding="gzip")

    def get_bomb(self, _):
        self.begin(Content_Encoding="gzip")
        self.repeat(gzip.compress(bytes(10_000_000)))

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True


server = Server(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
threading.Timer(900, os._exit, [1]).start()
sys.stdin.read()
os._exit(0)
