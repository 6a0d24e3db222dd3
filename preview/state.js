// What is shown and how. It is kept in the address, so that it survives a reload and can be shared.

const data = JSON.parse(element("data").textContent);

/** The controls by their names in the address. */
const controls = {
  search: element("search"),
  category: element("category"),
  findings: element("found"),
  changed: element("changed"),
};

const choiceOf = (name) => document.querySelector(`input[name="${name}"]:checked`).value;

function choose(name, value) {
  const options = [...document.querySelectorAll(`input[name="${name}"]`)];
  const wanted = options.find((option) => option.value === value);
  if (wanted !== undefined) wanted.checked = true;
}

/** Writes the controls' state to the address, without default values. */
function writeAddress() {
  const state = new URLSearchParams();
  for (const [name, control] of Object.entries(controls)) {
    const value = control.type === "checkbox" ? (control.checked ? "yes" : "") : control.value;
    if (value !== "") state.set(name, value);
  }
  if (choiceOf("view") !== "details") state.set("view", choiceOf("view"));
  if (choiceOf("scheme") !== "system") state.set("scheme", choiceOf("scheme"));
  history.replaceState(null, "", state.size === 0 ? location.pathname : `#${state}`);
}

/** Sets the controls as the address says. */
function readAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  for (const [name, control] of Object.entries(controls)) {
    const value = state.get(name) ?? "";
    if (control.type === "checkbox") control.checked = value === "yes";
    else control.value = value;
  }
  // A category that no longer exists.
  if (controls.category.selectedIndex < 0) controls.category.value = "";
  choose("view", data.hasTiles ? (state.get("view") ?? "details") : "details");
  choose("scheme", state.get("scheme") ?? "system");
}
