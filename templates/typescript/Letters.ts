/** The diacritics of Latin letters, and what joins the parts of a word: `McDonald's` is one. */
const diacriticsAndJoiners = /['’.^`\u00B7\u02B0-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE2F]/g;

/** The words of a text, reduced to `a-z` and `0-9` without diacritics and case. */
function lettersOfWords(text: string): string[] {
  // No \p{…}: React Native's engine doesn't know it.
  return text.normalize("NFKD").replace(diacriticsAndJoiners, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
