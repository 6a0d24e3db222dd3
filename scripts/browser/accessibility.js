// What a page needs so that everybody can use it (WCAG 2.1 AA), as far as a program can check. Evaluates to a function
// that returns a list of problems.
() => {
  const problems = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest("template") === null;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const describe = (element) => element.outerHTML.slice(0, 100);

  // 4.1.1: no id twice.
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  ids.filter((id, index) => ids.indexOf(id) !== index).forEach((id) => problems.push(`the id ${id} is used twice`));

  // 1.1.1, 2.4.6, 4.1.2: names.
  const nameOf = (element) =>
    (element.getAttribute("aria-label") ??
      element.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ") ??
      ([...(element.labels ?? [])].map((label) => label.textContent).join(" ") || element.textContent)).trim();
  for (const control of all("input, select, button, a[href], dialog, [role=search], article, section")) {
    if (nameOf(control) === "") problems.push(`no name: ${describe(control)}`);
  }
  for (const image of all("img")) if (!image.hasAttribute("alt")) problems.push(`no alt: ${describe(image)}`);
  for (const group of all("fieldset")) {
    if ((group.querySelector("legend")?.textContent ?? "") === "") problems.push(`no legend: ${describe(group)}`);
  }
  if (document.documentElement.lang === "") problems.push("no language");
  if (document.title === "") problems.push("no title");

  // 1.3.1, 2.4.1: landmarks and headings, of which none leaves out a level.
  for (const landmark of ["main", "header", "[role=search]", "[role=status]"]) {
    if (all(landmark).length === 0) problems.push(`no ${landmark}`);
  }
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) problems.push(`h${next} after h${level}: ${heading.textContent}`);
    if (heading.textContent.trim() === "") problems.push("an empty heading");
    level = next;
  }
  if (document.querySelectorAll("h1").length !== 1) problems.push("not one h1");

  // 1.4.3 and 1.4.11: contrast of texts, and of the lines around controls.
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colorOf = (css) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return { channels: [red, green, blue], alpha: alpha / 255 };
  };
  const luminance = (channels) => {
    const [red, green, blue] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
    return (light + 0.05) / (dark + 0.05);
  };
  const backgroundOf = (element) => {
    for (let current = element; current !== null; current = current.parentElement) {
      const { channels, alpha } = colorOf(getComputedStyle(current).backgroundColor);
      if (alpha > 0.99) return channels;
      if (alpha > 0.01) problems.push(`half a background: ${describe(current)}`);
    }
    return [255, 255, 255];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "" || !shown(element) || element.matches("script, style, noscript, option")) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = contrast(colorOf(style.color).channels, backgroundOf(element));
    if (ratio < (isLarge ? 3 : 4.5)) problems.push(`contrast ${ratio.toFixed(2)}: "${texts.currentNode.data.trim()}"`);
  }
  for (const control of all("input[type=search], select")) {
    const ratio = contrast(colorOf(getComputedStyle(control).borderTopColor).channels, backgroundOf(control.parentElement));
    if (ratio < 3) problems.push(`contrast ${ratio.toFixed(2)} of a control's line: ${describe(control)}`);
  }
  return [...new Set(problems)];
};
