// Draws only the images near the visible part: to the browser each SVG is a document of its own.

const brandOfImage = new WeakMap();

/** Makes an image show a brand's logo once it is drawn: `svg`, the normalised one, or `source`. */
const showLogo = (image, brand) => brandOfImage.set(image, brand);

function draw(part) {
  for (const image of part.querySelectorAll("img[data-image]")) {
    image.src = brandOfImage.get(image).logo[image.dataset.image];
  }
}

function undraw(part) {
  for (const image of part.querySelectorAll("img[data-image]")) image.removeAttribute("src");
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) draw(target);
      else undraw(target);
    }
  },
  { rootMargin: "800px" },
);

/** Draws the images of a part of the page when it comes near. */
const drawWhenNear = (part) => watcher.observe(part);

addEventListener("beforeprint", () => {
  watcher.disconnect();
  draw(element("brands"));
});
