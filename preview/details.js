// The list of all brands in detail, and the dialog with one of them.

const articles = new Map();

/** The item of a brand in the list, which is made once. */
function itemOf(brand) {
  if (!articles.has(brand)) {
    const item = make("li");
    item.append(articleOf(brand));
    articles.set(brand, item);
  }
  return articles.get(brand);
}

/** How many items are made before the browser may see to something else. */
const batch = 20;
/** What isn't in the list yet. */
let waiting = { list: null, brands: [] };
let timer = 0;

/** The brands in detail: those that are seen first at once, the others as there is time. */
function detailsOf(brands) {
  const list = make("ul", "list");
  waiting = { list, brands };
  addMore(batch);
  return list;
}

function addMore(count) {
  clearTimeout(timer);
  waiting.list?.append(...waiting.brands.slice(0, count).map(itemOf));
  waiting.brands = waiting.brands.slice(count);
  if (waiting.brands.length > 0) timer = setTimeout(addMore, 0, batch);
}

/** Makes what isn't in the list yet. */
const finishDetails = () => addMore(Infinity);

addEventListener("beforeprint", finishDetails);

/** Shows one brand over the page; Escape closes it, and the focus goes back to where it was. */
function openDialog(brand) {
  element("dialog-brand").replaceChildren(articleOf(brand));
  element("dialog").setAttribute("aria-label", brand.name);
  element("dialog").showModal();
  element("dialog").scrollTop = 0;
}

element("close").addEventListener("click", () => element("dialog").close());
element("dialog").addEventListener("click", ({ target }) => {
  // Beside the dialog: what is within it lies on an element of its own.
  if (target === element("dialog")) element("dialog").close();
});
