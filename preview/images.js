// Draws the images that are near what is seen, and no others: a drawing is a document of its own to the browser.

const brandOfImage = new WeakMap();

function draw(image) {
  image.src = brandOfImage.get(image).logo[image.dataset.image];
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) draw(target);
      else target.removeAttribute("src");
    }
  },
  { rootMargin: "600px" },
);

/** Lets an image show a brand's logo: `svg`, the normalised one, or `source`. */
function showLogo(image, brand) {
  brandOfImage.set(image, brand);
  watcher.observe(image);
}

addEventListener("beforeprint", () => {
  watcher.disconnect();
  document.querySelectorAll("#brands img[data-image]").forEach(draw);
});
