"""Checks of the preview's server: it follows changes, and answers nobody but this machine."""

import contextlib
import http.client
import signal
import socket
import subprocess
import urllib.parse

from browsing import Checks


@contextlib.contextmanager
def server(command, folder):
    """The server of a project, on a port that is free."""
    arguments = ["--port", "0", "--", "--baseline", "catalogue/italy.json"]
    process = subprocess.Popen([command, *arguments], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        address = next(line for line in process.stdout if line.startswith("http:")).split()[0]
        yield process, address
    finally:
        process.kill()
        process.wait()


class ServedChecks(Checks):
    """What the page does when it is served. The last check ends the server."""

    def edit(self, brand, old, new):
        path = self.folder / "catalogue/italy/brands" / f"{brand}.yaml"
        path.write_text(path.read_text().replace(old, new))

    def status(self, path, host=None, method="GET"):
        connection = http.client.HTTPConnection(urllib.parse.urlsplit(self.address).netloc, timeout=5)
        connection.request(method, path, headers={"Host": host} if host else {})
        return connection.getresponse().status

    def check_it_reloads_and_keeps_its_position(self):
        page = self.open("#category=grocery")
        article = page.get_by_role("article", name="Mare Blu")
        article.scroll_into_view_if_needed()
        page.wait_for_timeout(200)
        before = article.bounding_box()["y"]
        self.edit("olmo", "name: Olmo", "name: Olmo Nuovo")
        page.get_by_role("heading", name="Olmo Nuovo").wait_for(state="attached")
        page.wait_for_timeout(200)
        self.same(page.get_by_label("Category").input_value(), "grocery")
        after = article.bounding_box()["y"]
        self.expect(abs(after - before) < 3, f"what was at {before:.0f} pixels is at {after:.0f}")

    def check_a_broken_file_shows_and_stops_nothing(self):
        page = self.open()
        self.edit("pino", "name: Pino", "name: [")
        page.get_by_role("article", name="pino", exact=True).get_by_text("error E101").first.wait_for(state="attached")
        self.edit("pino", "name: [", "name: Pino")
        page.get_by_role("article", name="Pino", exact=True).wait_for(state="attached")

    def check_only_this_machine_is_answered(self):
        port = urllib.parse.urlsplit(self.address).port
        self.same(self.status("/"), 200)
        self.same(self.status("/", f"localhost:{port}"), 200)
        for host in ["example.com", f"example.com:{port}", "127.0.0.1.example.com"]:
            self.same(self.status("/", host), 403)
        self.same(self.status("/events", "example.com"), 403)
        self.same(self.status("/../catalogue/italy.json"), 404)
        self.same(self.status("/", method="POST"), 405)
        for other in ["127.0.0.2", "::1"]:
            with contextlib.suppress(OSError), socket.create_connection((other, port), timeout=1):
                self.found.append(f"it listens on {other}")

    def check_a_taken_port_is_reported(self):
        port = urllib.parse.urlsplit(self.address).port
        arguments = [self.command, "--port", str(port), "--file", "Generated/preview/other.html"]
        other = subprocess.run(arguments, cwd=self.folder, capture_output=True, text=True, timeout=30)
        self.same(other.returncode, 1)
        self.same(other.stderr, f"Error: can't listen on port {port} of 127.0.0.1: choose another with --port\n")

    def check_it_ends_at_an_interruption(self):
        self.process.send_signal(signal.SIGINT)
        self.same(self.process.wait(timeout=5), 0)
