// Draws the images that are near what is seen, and no others: a drawing is a document of its own to the browser.

const brandOfImage = new WeakMap();

/** Lets an image show a brand's logo, `svg`, the normalised one, or `source`, once it is drawn. */
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
