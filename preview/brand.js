// A brand in detail: how it looks in the apps, its logo and sizes, its barcodes, its other fields, its findings and its
// changes.

const categoryNames = new Map(data.categories.map(({ id, name }) => [id, name]));
const categorySymbols = new Map(data.categories.map(({ id, symbol }) => [id, symbol]));

/** The article about a brand. */
function articleOf(brand) {
  const article = copyOf("brand-template").firstElementChild;
  const put = (selector, text) => (article.querySelector(selector).textContent = text);
  article.setAttribute("aria-label", brand.name);
  put(".name", brand.name);
  put(".id", brand.id);
  put(".category", categoryNames.get(brand.category) ?? brand.category);
  article.querySelector(".badges").append(...badgesOf(brand).map((text) => make("span", "", text)));
  if (data.hasTiles) {
    setColors(article, brand);
    article.querySelectorAll("[data-tile]").forEach((tile) => fillTile(tile, brand));
    fillRow(article.querySelector("[data-row]"), brand);
    article.querySelector(".letters .initials").replaceWith(faceOf({ ...brand, logo: null }));
  } else {
    article.querySelector(".apps").remove();
  }
  if (brand.logo !== null) article.querySelector(".drawings").append(drawingsOf(brand));
  if (brand.barcode !== null) article.querySelector(".barcodes").append(...barcodesOf(brand.barcode));
  article.querySelector(".details").append(...brand.details.map(factOf));
  article.querySelector(".notes").append(...notesOf(brand));
  return article;
}

function badgesOf(brand) {
  const badges = [];
  if (brand.rank !== null) badges.push(`popular: ${brand.rank}`);
  if (brand.status !== "active") badges.push(brand.status);
  if (brand.changes.length > 0) badges.push(brand.changes[0].text === "new" ? "new" : "changed");
  const twins = twinsOf(brand);
  if (twins.length > 0) {
    const others = twins.length > 3 ? ` and ${counted(twins.length - 3, "other")}` : "";
    badges.push(`same tile as ${twins.slice(0, 3).map(({ name }) => name).join(", ")}${others}`);
  }
  return badges;
}

/** The live brands of a category that have the same tile: the same initials, no logo and the same colours. */
const twinsByTile = Map.groupBy(data.hasTiles ? data.brands.filter(isLive) : [], tileOf);

const twinsOf = (brand) => (twinsByTile.get(tileOf(brand)) ?? []).filter((other) => other !== brand);

function tileOf({ id, category, logo, initials, initialsBackground, initialsColor }) {
  const isDrawn = logo?.svg != null;
  return JSON.stringify(isDrawn ? [id] : [category, initials, initialsBackground, initialsColor]);
}

/** The rule of a brand's codes, and a sample of each format as a scanner reads it. */
function barcodesOf({ details, formats }) {
  const facts = make("dl", "facts");
  facts.append(...details.map(factOf));
  const figures = formats.map((format) => {
    const figure = make("figure", "code");
    const [sample] = format.samples;
    const image = sample === undefined ? null : barcodeOf(format.name, sample);
    const own = make("dl", "facts");
    own.append(...format.details.map(factOf));
    const title = make("figcaption", "", sample === undefined ? format.name : `${format.name}: ${sample}`);
    const undrawn = isDrawable(format.name) ? "this sample" : format.name;
    figure.append(image ?? make("p", "undrawn", `This page can't draw ${undrawn}.`), title, own);
    return figure;
  });
  return [make("h3", "", "Barcode"), facts, ...figures];
}

function drawingsOf(brand) {
  const { logo } = brand;
  const drawings = copyOf("drawings-template");
  const looks = drawings.querySelector(".looks");
  if (logo.svg === null) {
    looks.replaceChildren(make("p", "", `${logo.file} isn't drawn until its errors are fixed.`));
  }
  for (const image of looks.querySelectorAll("img")) {
    image.alt = image.dataset.image === "svg" ? `${brand.name}, ${image.width} pixels` : `${brand.name}, as drawn`;
    showLogo(image, brand);
  }
  for (const size of drawings.querySelectorAll("[data-size]")) {
    const bytes = logo[size.dataset.size];
    size.textContent = bytes === null ? "none" : counted(bytes, "byte");
    if (bytes === null && size.dataset.size === "drawableBytes" && logo.limitation !== null) {
      size.textContent = `a bitmap: ${logo.limitation}`;
    }
  }
  return drawings;
}

/** A field that is shown in no other way. */
function factOf({ title, lines, language, direction }) {
  const fact = make("div");
  const texts = lines.map(textOf);
  for (const text of texts) {
    text.lang = language ?? "";
    text.dir = direction ?? "auto";
  }
  fact.append(make("dt", "", title), ...texts);
  return fact;
}

/** A line of a fact; an address of the web leads there. */
function textOf(line) {
  const isAddress = /^https:\/\/[^\s]+$/.test(line);
  const text = make("dd", "", isAddress ? "" : line);
  if (isAddress) {
    const link = make("a", "", line);
    link.href = line;
    link.rel = "noopener noreferrer";
    link.target = "_blank";
    text.append(link);
  }
  return text;
}

/** The findings, accepted warnings and changes of a brand or of the whole catalogue. */
function notesOf({ findings, accepted, changes }) {
  const notes = [];
  if (findings.length > 0) notes.push(noteOf("Findings", "findings", findings.map(findingOf)));
  if (accepted.length > 0) notes.push(noteOf("Accepted warnings", "accepted", accepted.map(acceptedOf)));
  if (changes.length > 0) notes.push(noteOf(`Changed since ${data.baseline}`, "changes", changes.map(changeOf)));
  return notes;
}

function noteOf(title, className, items) {
  const note = make("section");
  const list = make("ul", className);
  list.append(...items);
  note.append(make("h3", "", title), list);
  return note;
}

function findingOf({ rule, severity, position, message, fix }) {
  const item = copyOf("finding-template").firstElementChild;
  item.className = `is-${severity}`;
  item.querySelector(".rule").textContent = `${severity} ${rule}`;
  item.querySelector(".message").textContent = message;
  item.querySelector(".fix").textContent = fix === null ? "" : `Fix: ${fix}`;
  item.querySelector("code").textContent = position ?? "";
  return item;
}

function acceptedOf({ rule, message, reason }) {
  const item = make("li");
  item.append(make("span", "rule", rule), ` ${message}`, make("p", "", `Accepted: ${reason}`));
  return item;
}

function changeOf({ text, isBreaking }) {
  return make("li", isBreaking ? "is-breaking" : "", isBreaking ? `Breaks apps: ${text}` : text);
}
