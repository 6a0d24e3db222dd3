// All brands in detail, and the dialog with one of them.

const articles = new Map();

/** The article about a brand in the list; it is made once. */
function listedArticleOf(brand) {
  if (!articles.has(brand)) articles.set(brand, articleOf(brand));
  return articles.get(brand);
}

/** How many brands are laid out and drawn together: a compromise between few batches and quick ones. */
const batchSize = 5;
/** The brands that aren't on the page yet. */
let waiting = { list: null, brands: [] };
let timer = 0;

/** The brands in detail: the first ones at once, the others when there is time. */
function detailsOf(brands) {
  const list = make("div");
  waiting = { list, brands };
  addMore(2 * batchSize);
  return list;
}

function addMore(count) {
  clearTimeout(timer);
  const { list, brands } = waiting;
  for (let start = 0; start < Math.min(count, brands.length); start += batchSize) {
    const batch = make("div", "batch");
    batch.append(...brands.slice(start, start + batchSize).map(listedArticleOf));
    drawWhenNear(batch);
    list.append(batch);
  }
  waiting.brands = brands.slice(count);
  if (waiting.brands.length > 0) timer = setTimeout(addMore, 0, 2 * batchSize);
}

/** Adds all brands that aren't in the list yet. */
const finishDetails = () => addMore(Infinity);

addEventListener("beforeprint", finishDetails);

/** Shows one brand in a dialog; Escape closes it, and the focus returns to where it was. */
function openDialog(brand) {
  const article = articleOf(brand);
  draw(article);
  element("dialog-brand").replaceChildren(article);
  element("dialog").setAttribute("aria-label", brand.name);
  element("dialog").showModal();
  element("dialog").scrollTop = 0;
}

element("close").addEventListener("click", () => element("dialog").close());
element("dialog").addEventListener("click", ({ target }) => {
  // A click beside the dialog: within it, the target is another element.
  if (target === element("dialog")) element("dialog").close();
});
