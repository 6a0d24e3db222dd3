"""Uses the preview as people do, in a browser, and prints the problems of each check as JSON.

    scripts/browser/python scripts/browser/check_preview.py PAGE SERVER FOLDER

PAGE is the page of the project in FOLDER, which PreviewTests makes, and SERVER the command that serves it.
"""

import json
import pathlib
import sys

import zxingcpp

from browsing import Checks, browser
from served import ServedChecks, server

ACCESSIBILITY = (pathlib.Path(__file__).parent / "accessibility.js").read_text()
# A barcode of the page as its lightness, a byte for each pixel.
PIXELS = """async (drawn) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(drawn));
  await image.decode();
  const canvas = new OffscreenCanvas(2 * image.width, 2 * image.height);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, pixels: Array.from({ length: width * height }, (_, index) => data[4 * index]) };
}"""
HOSTILE = "</script><img src=x onerror=alert(1)>"


class PageChecks(Checks):
    """What the page does as a file."""

    def names(self, page):
        return page.locator("#brands .name").all_text_contents()

    def check_search_finds_what_the_apps_find(self):
        page = self.open()
        page.get_by_label("Search as in the apps").fill("SUPER-foglia")
        self.same(self.names(page), ["Foglia"])
        self.same(page.get_by_role("status").text_content().split(" of ")[0], "1")
        page.get_by_label("Search as in the apps").fill("zzzz")
        self.same(self.names(page), [])
        self.expect(page.get_by_text("No brand matches.").is_visible(), "no message where nothing is found")

    def check_filters(self):
        page = self.open()
        page.get_by_label("With findings").check()
        self.same(self.names(page), ["carta", "Delta", "Eco Verde", "Mare Blu"])
        page.get_by_label("With findings").uncheck()
        page.get_by_label("Changed").check()
        self.same(self.names(page), ["Aurora", "Delta", HOSTILE])
        page.get_by_label("Changed").uncheck()
        page.get_by_label("Category").select_option(label="Sale cinematografiche")
        self.same(self.names(page), ["Gelso Cinema", "Luna Cinema"])

    def check_a_brand_shows_its_findings_and_changes(self):
        page = self.open()
        carta = page.get_by_role("article", name="carta").text_content()
        self.expect("error E101 " in carta and "catalogue/italy/brands/carta.yaml:2:1" in carta, f"no finding or position: {carta}")
        self.expect("Fix: " in carta, "no fix")
        aurora = page.get_by_role("article", name="Aurora").text_content()
        self.expect('color: "#B3261E" → "#8C1D18"' in aurora, f"no change: {aurora}")
        general = page.get_by_role("region", name="The catalogue as a whole").text_content()
        self.expect("logos/castagno.svg" in general, "a finding that belongs to no brand doesn't show")
        drawing = page.get_by_role("article", name="Eco Verde")
        self.expect("eco-verde.svg isn't drawn" in drawing.text_content(), "a rejected logo is drawn")

    def check_sources_are_never_markup(self):
        page = self.open()
        article = page.get_by_role("article", name=HOSTILE)
        self.same(article.locator("h2").text_content(), HOSTILE)
        self.same(page.locator("img[src='x'], img[onerror]").count(), 0)
        self.same(page.locator("script").count(), 2)

    def check_logos_are_drawn_in_three_sizes_beside_their_source(self):
        page = self.open("#search=foglia")
        images = page.locator(".drawings img")
        page.wait_for_function("[...document.querySelectorAll('.drawings img')].slice(0, 4).every((i) => i.naturalWidth > 0)")
        widths = [round(images.nth(index).bounding_box()["width"]) for index in range(4)]
        self.same(widths, [32, 64, 256, 256])
        self.same(page.locator(".sizes").first.locator("dd").count(), 3)

    def check_barcodes_are_read_by_a_scanner(self):
        page = self.open()
        codes = page.locator("svg.barcode")
        read = []
        for index in range(codes.count()):
            drawn = codes.nth(index).evaluate(PIXELS)
            pixels = memoryview(bytes(drawn["pixels"])).cast("B", [drawn["height"], drawn["width"]])
            read += [(str(code.format), code.text) for code in zxingcpp.read_barcodes(pixels)]
        wanted = [
            ("EAN-13", "2900123004566"), ("Code 128", "AB-12345678"),
            ("QR Code", "https://www.example.com/carta/123456"), ("EAN-8", "29001231"),
            # UPC-A is EAN-13 with a zero before it, and UPC-E stands for such a code.
            ("EAN-13", "0290012300452"), ("UPC-E", "0012345000065"), ("Code 39", "OLMO-42"), ("ITF", "00123456"), ("Codabar", "A40156B"),
        ]
        self.same(read, wanted)
        undrawn = page.get_by_text("This page can't draw PDF417.")
        self.expect(undrawn.is_visible(), "nothing is said of a format that isn't drawn")
        rule = page.get_by_role("article", name="Mare Blu").text_content()
        self.expect("Probable: an app warns" in rule and "EAN13: 2900123004566" in rule, f"no rule: {rule}")

    def check_what_a_reviewer_must_judge(self):
        page = self.open()
        foglia = page.get_by_role("article", name="Foglia")
        text = foglia.text_content()
        self.expect("Super Foglia" in text and "Foglia Card" in text, f"no alias or programme: {text}")
        source = foglia.get_by_role("link", name="https://www.example.com/foglia")
        self.same(source.get_attribute("href"), "https://www.example.com/foglia")
        boreale = page.get_by_role("article", name="Boreale").text_content()
        self.expect("Accepted: Its sign has the accent" in boreale, f"no accepted warning: {boreale}")
        for name, other in [("Pino", "Mare Blu"), ("Mare Blu", "Pino")]:
            tile = page.get_by_role("article", name=name).locator(".badges").text_content()
            self.expect(f"same tile as {other}" in tile, f"{name} has the same tile as {other}: {tile}")
        ended = page.get_by_role("region", name="1 brand that ended").text_content()
        self.expect("Quercia quercia → Foglia" in ended, f"no tombstone: {ended}")

    def check_counts_agree(self):
        page = self.open()
        for view in ["Details", "Phone", "Watch"]:
            page.get_by_label(view, exact=True).check()
            for label in ["With findings", "Changed"]:
                toggle = page.get_by_label(label)
                said = toggle.locator("xpath=..").locator("b").text_content()
                toggle.check()
                shown = page.locator("#brands .brand, #brands button").count()
                self.same((view, label, str(shown)), (view, label, said))
                self.same(page.get_by_role("status").text_content().split(" of ")[0], said)
                toggle.uncheck()

    def check_on_a_phone_the_first_brand_is_in_the_upper_third(self):
        page = self.open(viewport={"width": 390, "height": 844})
        self.expect(page.locator(".brand").first.bounding_box()["y"] < 844 / 3, "it begins lower")
        dark = page.get_by_text("Dark", exact=True).bounding_box()
        self.expect(dark["x"] + dark["width"] <= 390, "the colours don't fit")

    def check_dark_by_the_system_and_by_the_switch(self):
        color = "getComputedStyle(document.body).backgroundColor"
        page = self.open(color_scheme="dark")
        dark = page.evaluate(color)
        page.get_by_label("Light").check()
        light = page.evaluate(color)
        self.expect(dark != light, "the switch does nothing")
        page.reload()
        self.same(page.evaluate(color), light)
        page.get_by_label("System").check()
        self.same(page.evaluate(color), dark)

    def check_keys(self):
        page = self.open()
        focused = "document.activeElement.id || document.activeElement.value || document.activeElement.textContent"
        page.keyboard.press("Tab")
        self.same(page.evaluate(focused), "Skip to the list")
        page.keyboard.press("/")
        self.same(page.evaluate(focused), "search")
        page.keyboard.type("foglia")
        page.keyboard.press("Escape")
        self.same(page.get_by_label("Search as in the apps").input_value(), "")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        self.expect(page.get_by_label("Phone", exact=True).is_checked(), "arrows don't change the view")
        tiles = page.locator("button.tile")
        # Past the two filters and the notes on the catalogue as a whole.
        for _ in range(4):
            page.keyboard.press("Tab")
        self.same(page.evaluate(focused), tiles.nth(0).text_content())
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        self.same(page.evaluate(focused), tiles.nth(3).text_content())
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        self.expect(dialog.is_visible(), "Enter opens nothing")
        self.expect(page.evaluate("document.activeElement.closest('dialog') !== null"), "the focus stays outside")
        page.keyboard.press("Escape")
        self.expect(not dialog.is_visible(), "Escape closes nothing")
        self.same(page.evaluate(focused), tiles.nth(3).text_content())
        page.keyboard.press("End")
        self.same(page.evaluate(focused), tiles.last.text_content())

    def check_focus_shows(self):
        page = self.open()
        for _ in range(7):
            page.keyboard.press("Tab")
            seen = page.evaluate(
                """[document.activeElement, document.activeElement.nextElementSibling].some((element) =>
                   element && getComputedStyle(element).outlineStyle === "solid")"""
            )
            self.expect(seen, f"the focus doesn't show on {page.evaluate('document.activeElement.outerHTML.slice(0, 80)')}")

    def check_accessibility(self):
        for scheme in ["light", "dark"]:
            for view in ["details", "phone", "watch"]:
                if self.watched:
                    self.found += self.watched.end()
                page = self.open(f"#view={view}", color_scheme=scheme)
                if view == "phone":
                    page.locator("button.tile").nth(1).click()
                self.found += [f"{scheme}, {view}: {problem}" for problem in page.evaluate(ACCESSIBILITY)]

    def check_what_is_chosen_lasts(self):
        page = self.open("#search=foglia&view=watch&findings=yes&category=grocery")
        page.reload()
        self.same(page.get_by_label("Search as in the apps").input_value(), "foglia")
        self.expect(page.get_by_label("Watch", exact=True).is_checked(), "the view is lost")
        self.expect(page.get_by_label("With findings").is_checked(), "the filter is lost")
        self.same(page.get_by_label("Category").input_value(), "grocery")

    def check_narrow_windows(self):
        for view in ["details", "phone", "watch"]:
            if self.watched:
                self.found += self.watched.end()
            page = self.open(f"#view={view}", viewport={"width": 360, "height": 700})
            width = page.evaluate("document.documentElement.scrollWidth")
            self.expect(width <= 360, f"{view} is {width} pixels wide in a window of 360")

    def check_print_has_everything(self):
        page = self.open()
        page.emulate_media(media="print")
        self.expect(not page.get_by_role("search").is_visible(), "the controls are printed")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.same(page.locator("#brands img:not([src])").count(), 0)

    def check_reduced_motion(self):
        page = self.open("#view=phone", reduced_motion="reduce")
        moving = page.evaluate(
            "[...document.querySelectorAll('*')].filter((e) => getComputedStyle(e).transitionDuration !== '0s').length"
        )
        self.same(moving, 0)


def main():
    page, command, folder = sys.argv[1:]
    command = pathlib.Path(command).resolve()
    with browser() as started:
        problems = PageChecks(started, pathlib.Path(page).resolve().as_uri(), ["file:", "data:"]).run()
        with server(command, folder) as (process, address):
            checks = ServedChecks(started, address, [address, "data:"], "served: ")
            checks.command, checks.process, checks.folder = command, process, pathlib.Path(folder)
            problems |= checks.run()
    print(json.dumps(problems, ensure_ascii=False, indent=2))


main()
