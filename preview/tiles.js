// A brand as it looks in the apps: a tile on the phone, a row on the watch.

/** The logo, or the initials where there is none. */
function faceOf(brand) {
  if (brand.logo?.svg == null) {
    const face = make("span", "face initials", brand.initials);
    face.setAttribute("aria-hidden", "true");
    const symbol = categorySymbols.get(brand.category);
    if (symbol != null) face.append(symbolOf(symbol));
    return face;
  }
  const face = make("span", "face drawn");
  const image = make("img");
  image.alt = "";
  image.dataset.image = "svg";
  showLogo(image, brand);
  face.append(image);
  return face;
}

/** A category's pictogram in the colour of the text around it. */
function symbolOf(address) {
  const symbol = make("span", "symbol");
  symbol.style.maskImage = `url("${address}")`;
  return symbol;
}

function setColors(target, brand) {
  target.style.setProperty("--initials-background", brand.initialsBackground);
  target.style.setProperty("--initials-color", brand.initialsColor);
  if (brand.logoBackground !== null) target.style.setProperty("--logo-background", brand.logoBackground);
}

/** Fills a tile of the phone's grid. */
function fillTile(tile, brand) {
  setColors(tile, brand);
  tile.append(faceOf(brand), make("span", "tile-name", brand.name));
}

/** Fills a row of the watch's list. */
function fillRow(row, brand) {
  setColors(row, brand);
  row.append(faceOf(brand), make("span", "", brand.name));
}

/** The brands on a device, as buttons that open the details. */
function deviceOf(kind, brands, open) {
  const device = make("div", kind === "phone" ? "device phone" : "device watch dark");
  const list = make("ul", kind === "phone" ? "tiles" : "");
  list.append(
    ...brands.map((brand) => {
      const item = make("li");
      const button = make("button", kind === "phone" ? "tile" : "row");
      button.type = "button";
      if (kind === "phone") fillTile(button, brand);
      else fillRow(button, brand);
      button.addEventListener("click", () => open(brand));
      item.append(button);
      drawWhenNear(item);
      return item;
    }),
  );
  rove(list, kind === "phone" ? 2 : 1);
  device.append(list);
  return device;
}

/** Makes a list one tab stop, in which arrows, Home and End go from button to button. */
function rove(list, columns) {
  const buttons = [...list.querySelectorAll("button")];
  buttons.forEach((button, index) => (button.tabIndex = index === 0 ? 0 : -1));
  list.addEventListener("focusin", ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });
  list.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = buttons.indexOf(document.activeElement) + step;
    buttons[Math.min(Math.max(index, 0), buttons.length - 1)]?.focus();
  });
}
