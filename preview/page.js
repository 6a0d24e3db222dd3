// The page itself: it is redrawn whenever a control changes.

function showBrands() {
  const brands = shownBrands();
  const view = choiceOf("view");
  const isSearch = controls.search.value.trim() !== "";
  element("count").textContent =
    brands.length === allBrands.length
      ? counted(brands.length, "brand")
      : `${brands.length} of ${counted(allBrands.length, "brand")}${isSearch ? ", the best first" : ""}`;
  const none = make("p", "none", "No brand matches.");
  const shown = view === "details" ? detailsOf(brands) : deviceOf(view, brands, openDialog);
  element("brands").replaceChildren(brands.length === 0 ? none : shown);
}

function showScheme() {
  document.documentElement.dataset.scheme = choiceOf("scheme");
}

function showGeneral() {
  const count = data.findings.length + data.brands.reduce((sum, { findings }) => sum + findings.length, 0);
  const since = data.baseline === null ? "" : `, compared with ${data.baseline}`;
  element("summary").textContent =
    `${data.country} · ${counted(liveBrands.length, "brand")}, ${counted(count, "finding")}${since}`;
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
