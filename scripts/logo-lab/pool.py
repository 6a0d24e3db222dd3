"""Runs a function over many values on several processors, with a bound on the time that each may take."""

import multiprocessing
import queue
import threading

PROCESSORS = multiprocessing.cpu_count()


class Failure(Exception):
    """What the function raised, or that it took too long."""


def run(function, values, seconds=20):
    """The results of function(value), in the values' order. Where it raised, died or took too long, a
    Failure stands instead."""
    results = [None] * len(values)
    waiting = queue.SimpleQueue()
    for item in enumerate(values):
        waiting.put(item)
    threads = [
        threading.Thread(target=feed, args=(function, waiting, results, seconds)) for _ in range(PROCESSORS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def feed(function, waiting, results, seconds):
    """Hands the values to a process, one after another; a process that doesn't answer is replaced."""
    worker = None
    while True:
        try:
            index, value = waiting.get_nowait()
        except queue.Empty:
            break
        worker = worker or Worker(function)
        results[index] = worker.ask(value, seconds)
        if not worker.process.is_alive():
            worker = None
    if worker:
        worker.end()


class Worker:
    """A process that answers values with the function's results."""

    def __init__(self, function):
        self.pipe, other = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(function, other), daemon=True)
        self.process.start()
        other.close()

    def ask(self, value, seconds):
        self.pipe.send(value)
        try:
            if self.pipe.poll(seconds):
                return self.pipe.recv()
            answer = Failure(f"more than {seconds} s")
        except EOFError:
            answer = Failure("the process died")
        self.end()
        return answer

    def end(self):
        self.process.kill()
        self.process.join()


# Not forked: the threads above hold locks.
CONTEXT = multiprocessing.get_context("spawn")


def serve(function, pipe):
    while True:
        try:
            value = pipe.recv()
        except EOFError:
            return
        try:
            answer = function(value)
        except Exception as error:  # pylint: disable=broad-except # it is told to the one who asked
            answer = Failure(f"{type(error).__name__}: {error}")
        pipe.send(answer)
