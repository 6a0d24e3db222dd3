// Which brands are shown, and in which order.

const liveBrands = data.brands.filter(isLive);
/** Brands that no longer exist are in no app: they are shown only if there is something to say about them. */
const allBrands = data.brands.filter(
  (brand) => isLive(brand) || [brand.findings, brand.accepted, brand.changes].some(({ length }) => length > 0),
);
/** The apps' own search, over the brands as far as their files could be read. */
const index = new BrandIndex({ brands: liveBrands, tombstones: data.tombstones });

/** The brands that a view shows: the devices have only what apps have. */
const brandsOfView = () => (choiceOf("view") === "details" ? allBrands : liveBrands);

/** The brands that the controls select; with a search text, those that apps find, the best first. */
function shownBrands() {
  const query = controls.search.value.trim();
  const found = query === "" ? brandsOfView() : index.search(query, Infinity);
  return found.filter(
    (brand) =>
      (controls.category.value === "" || brand.category === controls.category.value) &&
      (!controls.findings.checked || brand.findings.length > 0) &&
      (!controls.changed.checked || brand.changes.length > 0),
  );
}

/** Fills the controls that depend on the catalogue. */
function fillControls() {
  for (const { id, name } of data.categories) {
    const option = make("option", "", name);
    option.value = id;
    controls.category.append(option);
  }
  // What the kind of catalogue doesn't have.
  if (data.hasCollections) {
    element("category-field").firstElementChild.textContent = "Collection";
    controls.category.firstElementChild.textContent = "All collections";
  }
  element("category-field").hidden = data.categories.length === 0;
  element("view").hidden = !data.hasTiles;
  if (data.hasTiles) controls.search.placeholder = "Name, alias, programme";
  else document.querySelector("label[for=search]").textContent = "Search";
  element("changed-label").hidden = data.baseline === null;
}

/** Says how many brands of a view have findings, and how many changed. */
function countControls(brands) {
  const count = (list) => brands.filter((brand) => brand[list].length > 0).length;
  controls.findings.parentElement.querySelector("b").textContent = count("findings");
  controls.changed.parentElement.querySelector("b").textContent = count("changes");
}
