// Only on a served page: reloads it when a source changes, and returns to the same scroll position.

const positionKey = "position";

const listedItems = () => [...document.querySelectorAll("#brands .brand, #brands .device li")];

function savePosition() {
  const items = listedItems();
  const first = items.findIndex((item) => item.getBoundingClientRect().bottom > 0);
  const position = { first, offset: items[first]?.getBoundingClientRect().top ?? 0, top: scrollY };
  sessionStorage.setItem(positionKey, JSON.stringify(position));
}

function restorePosition() {
  const position = JSON.parse(sessionStorage.getItem(positionKey) ?? "null");
  sessionStorage.removeItem(positionKey);
  if (position === null || position.top === 0) return;
  finishDetails();
  const item = listedItems()[position.first];
  item?.scrollIntoView({ behavior: "instant" });
  if (item !== undefined) scrollBy({ top: item.getBoundingClientRect().top - position.offset, behavior: "instant" });
}

history.scrollRestoration = "manual";
restorePosition();
new EventSource("events").addEventListener("message", ({ data: version }) => {
  if (version === document.documentElement.dataset.version) return;
  savePosition();
  location.reload();
});
