// The page itself: it is redrawn whenever a control changes.

const countedEntries = (count) => `${count} ${count === 1 ? data.words.one : data.words.several}`;

function showBrands() {
  const brands = shownBrands();
  const view = choiceOf("view");
  const isSearch = controls.search.value.trim() !== "";
  element("count").textContent =
    brands.length === allBrands.length
      ? countedEntries(brands.length)
      : `${brands.length} of ${countedEntries(allBrands.length)}${isSearch ? ", the best first" : ""}`;
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
  const notes = notesOf(data);
  element("general").append(...notes);
  element("general").hidden = notes.length === 0;
}

function update() {
  writeAddress();
  showBrands();
}

fillControls();
readAddress();
showScheme();
showGeneral();
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
