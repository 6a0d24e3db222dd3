"""What the checks of pages share: a browser, and pages that are watched for forbidden actions."""

import contextlib
import shutil

from playwright.sync_api import sync_playwright

VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""


@contextlib.contextmanager
def browser():
    """The machine's own Chromium, without a window."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("google-chrome")
        # Without its sandbox, which root can't have; nothing but the project's own page is shown.
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield started
        finally:
            started.close()


class WatchedPage:
    """A page, and the forbidden actions that it took."""

    def __init__(self, started, allowed, **options):
        options.setdefault("viewport", {"width": 1280, "height": 900})
        self.allowed = allowed
        self.faults = []
        self.context = started.new_context(**options)
        self.context.add_init_script(VIOLATIONS)
        self.context.route("**/*", self._route)
        self.page = self.context.new_page()
        self.page.set_default_timeout(5000)
        self.page.on("console", lambda message: self._note(message.type in ("error", "warning"), message.text))
        self.page.on("pageerror", lambda error: self._note(True, f"an exception: {error}"))
        self.page.on("dialog", lambda dialog: (self._note(True, "an alert"), dialog.dismiss()))

    def _note(self, is_fault, text):
        if is_fault:
            self.faults.append(text)

    def _route(self, route):
        address = route.request.url
        if any(address.startswith(start) for start in self.allowed):
            route.continue_()
        else:
            self.faults.append(f"a request: {address[:100]}")
            route.abort()

    def end(self):
        """Closes the page and returns its faults."""
        self.faults += self.page.evaluate("violations")
        self.context.close()
        return self.faults


class Checks:
    """Checks: each is a method `check_…` that opens its own page. Problems are listed under the method's name."""

    def __init__(self, started, address, allowed, prefix=""):
        self.started = started
        self.address = address
        self.allowed = allowed
        self.prefix = prefix
        self.problems = {}

    def run(self):
        for name in [name for name in vars(type(self)) if name.startswith("check_")]:
            self.found = []
            self.watched = None
            try:
                getattr(self, name)()
            except Exception as error:
                self.found.append(f"{type(error).__name__}: {error}")
            if self.watched:
                self.found += self.watched.end()
            self.problems[self.prefix + name.removeprefix("check_").replace("_", " ")] = self.found
        return self.problems

    def open(self, state="", **options):
        self.watched = WatchedPage(self.started, self.allowed, **options)
        self.watched.page.goto(self.address + state)
        return self.watched.page

    def expect(self, is_so, problem):
        if not is_so:
            self.found.append(problem)

    def same(self, found, wanted):
        self.expect(found == wanted, f"{found!r} instead of {wanted!r}")
