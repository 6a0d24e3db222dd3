// The page itself: it is redrawn whenever a control changes.

const countedEntries = (count) => `${count} ${count === 1 ? data.words.one : data.words.several}`;

function showBrands() {
  const brands = shownBrands();
  const all = brandsOfView();
  const view = choiceOf("view");
  const isSearch = controls.search.value.trim() !== "";
  const isWhole = brands.length === all.length;
  const ended = all.length - liveBrands.length;
  const total = `${countedEntries(liveBrands.length)}${ended === 0 ? "" : ` and ${ended} that ended`}`;
  element("count").textContent = isWhole ? total : `${brands.length} of ${total}${isSearch ? ", the best first" : ""}`;
  element("ended").hidden = !isWhole || view !== "details" || data.tombstones.length === 0;
  countControls(all);
  const none = make("p", "none", `No ${data.words.one} matches.`);
  const shown = view === "details" ? detailsOf(brands) : deviceOf(view, brands, openDialog);
  element("brands").replaceChildren(brands.length === 0 ? none : shown);
}

function showScheme() {
  document.documentElement.dataset.scheme = choiceOf("scheme");
}

function showGeneral() {
  const title = `${data.words.one[0].toUpperCase()}${data.words.one.slice(1)} catalogue`;
  element("title").textContent = title;
  document.title = `${title}: preview`;
  const count = data.findings.length + data.brands.reduce((sum, { findings }) => sum + findings.length, 0);
  const since = data.baseline === null ? "" : `, compared with ${data.baseline}`;
  element("summary").textContent =
    `${data.country === "" ? "" : `${data.country} · `}${countedEntries(liveBrands.length)}, ${counted(count, "finding")}${since}`;
  element("known").textContent = data.summary;
  const notes = notesOf(data);
  element("general-notes").append(...notes);
  // On a phone the brands come first.
  element("general-notes").open = innerWidth > 640;
  element("general").hidden = notes.length === 0;
}

/** The entries that ended, and what takes their place. */
function showEnded() {
  const names = new Map(data.brands.map(({ id, name }) => [id, name]));
  element("ended-title").textContent = `${countedEntries(data.tombstones.length)} that ended`;
  const items = data.tombstones.map(({ id, name, replacedBy }) => {
    const item = make("li", "", `${name} `);
    item.append(make("code", "", id));
    if (replacedBy !== null) item.append(` → ${names.get(replacedBy) ?? replacedBy}`);
    return item;
  });
  element("ended").querySelector("ul").append(...items);
}

function update() {
  writeAddress();
  showBrands();
}

fillControls();
readAddress();
showScheme();
showGeneral();
showEnded();
showBrands();

element("bar").addEventListener("submit", (event) => event.preventDefault());
element("bar").addEventListener("input", update);
element("scheme").addEventListener("input", () => {
  writeAddress();
  showScheme();
});
addEventListener("hashchange", () => {
  readAddress();
  showScheme();
  showBrands();
});
addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input[type=search], select");
  if (event.key === "/" && !isTyping && !element("dialog").open) {
    event.preventDefault();
    controls.search.focus();
  }
  if (event.key === "Escape" && event.target === controls.search && controls.search.value !== "") {
    event.preventDefault();
    controls.search.value = "";
    update();
  }
});
