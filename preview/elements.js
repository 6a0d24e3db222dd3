// Functions that make elements. Texts are always set as text: no source can contain markup.

/** The element of page.html with that id. */
const element = (id) => document.getElementById(id);

/** A copy of the content of a template of page.html. */
const copyOf = (template) => element(template).content.cloneNode(true);

/** A new element with a class and a text. */
function make(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}

/** A number with its noun: `1 finding`, `2 findings`. */
const counted = (count, thing) => `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}`;

/** Whether a brand is one that apps offer. */
const isLive = ({ status }) => status === "active" || status === "renaming";
