const GRAPHEME_UNITS_MAX = 40;

// Languages share the rules of what one character is; the default locale does not matter.
let segmenter: Intl.Segmenter | undefined;

/**
 * The first `length` characters of a text, with ' ...' appended when something was cut (docs/domain/input.md 1.2).
 * Characters are what people see: a letter with its marks, an emoji of several parts.
 */
export function trimText(text: string, length: number): string {
  if (text.length <= length) return text;
  segmenter ??= new Intl.Segmenter();
  // Only so much is looked at as can matter, however long the text is.
  const start = text.slice(0, (length + 1) * GRAPHEME_UNITS_MAX);
  let count = 0;
  for (const { index } of segmenter.segment(start)) {
    if (count === length) return `${text.slice(0, index).trimEnd()} ...`;
    count += 1;
  }
  return start.length < text.length ? `${start} ...` : text;
}

/** Number of characters as people see them; texts beyond `limit` characters count as more than `limit`. */
export function countCharacters(text: string, limit = 10_000): number {
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const segment of segmenter.segment(text.slice(0, limit * GRAPHEME_UNITS_MAX))) {
    count += segment.segment === '' ? 0 : 1;
    if (count > limit) break;
  }
  return count;
}

/**
 * True for a text that a spreadsheet program would take for a formula: it starts with = + - @, their full-width forms,
 * a tab or a line break, spaces before it or not. A workbook stores it as text unchanged; CSV puts an apostrophe before.
 */
export function looksLikeFormula(text: string): boolean {
  return /^(?:[\t\r\n]| {0,50}[=+\-@＝＋－＠])/.test(text);
}

/** A text made comparable for searches: composed, lower case, plain spaces, no invisible marks. */
export function normaliseSearch(text: string): string {
  return text
    .slice(0, 1_000)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
