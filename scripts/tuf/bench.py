"""Compares tuf-client with python-tuf's client, on the same repository behind the same nginx.

    scripts/tuf/python scripts/tuf/bench.py CLIENT [--targets COUNT] [--rounds COUNT]

Each figure is the median of several rounds, in milliseconds of processor time (user and system) and of wall time. Each
round is a new process, and the clients take turns. "up to date" refreshes when nothing is new; "targets" fetches that many
small files, starting with the root alone.
"""

import argparse
import os
import pathlib
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from repository import Repository

CONFIGURATION = """
daemon off; master_process off; pid "{folder}/pid"; error_log "{folder}/errors"; events {{}}
http {{ access_log off; server {{ listen 127.0.0.1:{port}; root "{site}"; }} }}
"""


def make_repository(folder, count):
    repository = Repository(folder)
    repository.publish_root()
    for number in range(count):
        repository.add_target(f"logos/{number}.svg", b"<svg>%d</svg>\n" % number)
    repository.publish()


def serve(folder, site):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, port=port, site=site))
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/sbin"}
    server = subprocess.Popen(["nginx", "-c", configuration, "-e", folder / "errors"], env=environment)
    while not (folder / "pid").exists() or not (folder / "pid").read_text():
        time.sleep(0.01)
    return server, f"http://127.0.0.1:{port}"


def processor_time():
    """Of all child processes that have ended, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Client:
    """A client with a cache of its own."""

    def __init__(self, folder, site, address):
        self.cache, self.root, self.address = folder, site / "trusted-root.json", address

    def measure(self, targets):
        command = self.command(targets)
        before, start = processor_time(), time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return 1000 * (processor_time() - before), 1000 * (time.perf_counter() - start)


class Ours(Client):
    def __init__(self, program, *arguments):
        super().__init__(*arguments)
        self.program = program

    def begin(self):
        shutil.rmtree(self.cache, ignore_errors=True)
        (self.cache / "targets").mkdir(parents=True)
        subprocess.run([self.program, "--metadata-dir", self.cache, "init", self.root], check=True)

    def command(self, targets):
        command = [self.program, "--metadata-dir", self.cache, "--metadata-url", f"{self.address}/metadata"]
        if not targets:
            return command + ["refresh"]
        names = [word for name in targets for word in ("--target-name", name)]
        return command + names + [
            "--target-base-url", f"{self.address}/targets", "--target-dir", self.cache / "targets", "download"
        ]


class PythonTUF(Client):
    script = """
import sys
from tuf.ngclient import Updater
cache, address, root, *targets = sys.argv[1:]
updater = Updater(cache, address + "/metadata/", cache + "/targets", address + "/targets/", bootstrap=open(root, "rb").read())
updater.refresh()
for name in targets:
    target = updater.get_targetinfo(name)
    if not updater.find_cached_target(target):
        updater.download_target(target)
"""

    def begin(self):
        shutil.rmtree(self.cache, ignore_errors=True)
        (self.cache / "targets").mkdir(parents=True)

    def command(self, targets):
        return [sys.executable, "-c", self.script, self.cache, self.address, self.root, *targets]


def measure(clients, rounds, targets):
    figures = {name: [] for name in clients}
    for _ in range(rounds):
        for name, client in clients.items():
            if targets:
                client.begin()
            figures[name].append(client.measure(targets))
    return figures


def show(title, figures):
    for name, rounds in figures.items():
        cpu, wall = (statistics.median(column) for column in zip(*rounds))
        print(f"{title:<14} {name:<12} {cpu:7.1f} ms of processor time {wall:7.1f} ms")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("client", type=pathlib.Path)
    parser.add_argument("--targets", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=11)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        site = folder / "site"
        make_repository(site, arguments.targets)
        server, address = serve(folder, site)
        try:
            common = site, address
            clients = {
                "tuf-client": Ours(arguments.client.resolve(), folder / "ours", *common),
                "python-tuf": PythonTUF(folder / "theirs", *common),
            }
            for client in clients.values():
                client.begin()
                client.measure([])
            show("up to date", measure(clients, arguments.rounds, []))
            names = [f"logos/{number}.svg" for number in range(arguments.targets)]
            show(f"{arguments.targets} targets", measure(clients, arguments.rounds, names))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
