// Only on the page that is served: loads it anew when a source changes, and comes back to the same place.

const placeKey = "place";

const placesOf = () => [...document.querySelectorAll("#brands .brand, #brands .device li")];

function rememberPlace() {
  const items = placesOf();
  const first = items.findIndex((item) => item.getBoundingClientRect().bottom > 0);
  const place = { first, offset: items[first]?.getBoundingClientRect().top ?? 0, top: scrollY };
  sessionStorage.setItem(placeKey, JSON.stringify(place));
}

function returnToPlace() {
  const place = JSON.parse(sessionStorage.getItem(placeKey) ?? "null");
  sessionStorage.removeItem(placeKey);
  if (place === null || place.top === 0) return;
  finishDetails();
  const item = placesOf()[place.first];
  item?.scrollIntoView({ behavior: "instant" });
  if (item !== undefined) scrollBy({ top: item.getBoundingClientRect().top - place.offset, behavior: "instant" });
}

history.scrollRestoration = "manual";
returnToPlace();
new EventSource("events").addEventListener("message", ({ data: version }) => {
  if (version === document.documentElement.dataset.version) return;
  rememberPlace();
  location.reload();
});
