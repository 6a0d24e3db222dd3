/** The marks of Latin letters, and what joins the parts of a word: `McDonald's` is one. */
const marksAndJoiners = /['’.^`\u00B7\u02B0-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE2F]/g;

/** The words of a text in the letters `a-z` and the digits: without case, diacritics and punctuation. */
function lettersOfWords(text: string): string[] {
  // No \p{…}: React Native's engine refuses it.
  return text.normalize("NFKD").replace(marksAndJoiners, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
