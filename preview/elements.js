// What the other scripts make elements with. Texts are only ever set as text: nothing of a source is markup.

/** The element of that id, which page.html has. */
const element = (id) => document.getElementById(id);

/** A copy of what a template of page.html holds. */
const copyOf = (template) => element(template).content.cloneNode(true);

/** A new element with a class and a text. */
function make(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}

/** A number of things in words: `1 finding`, `2 findings`. */
const counted = (count, thing) => `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}`;
