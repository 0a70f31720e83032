/**
 * Latin words that a Mongolian screen may show (docs/domain/interface.md 1.2): names of products, formats, units and
 * ranks, and keys of the keyboard.
 */
export const LATIN_WORDS: ReadonlySet<string> = new Set([
  ...[
    'SMS',
    'OTP',
    'QR',
    'QPay',
    'Excel',
    'PDF',
    'CSV',
    'SVG',
    'URL',
    'HTML',
    'JSON',
    'ID',
    'IP',
    'px',
  ],
  ...['GOD', 'Worki', 'G', 'Sign', 'SF'],
  // Formats of statements that banks give: MT940, camt.053.
  ...['MT', 'camt'],
  // How letters are written into a file: UTF-8.
  'UTF',
  ...['Alt', 'Ctrl', 'Enter'],
  // As the names of files end, and as addresses begin.
  ...['pdf', 'png', 'bmp', 'jpeg', 'jpg', 'gif', 'html', 'htm', 'xlsx', 'https'],
]);

/** What is no word: addresses of mail and of the web, files, variables of texts, codes such as `LN-2025-000136`. */
const NO_WORDS = [
  /[\w.+-]+@[\w.-]+/g,
  /\bhttps?:\/\/\S+/g,
  /(^|\s)\/[\w/-]+/g,
  /\b\w+:\w+:[\w:-]+/g,
  // What a QR code holds.
  /\b000201[^"]*/g,
  /\{\{?[\w.]+\}?\}/g,
  /\b[\w.-]+\.(example|png|jpe?g|gif|bmp|webp|pdf|html?|xlsx?|csv|mn|app|com|json)\b/gi,
  /\b[A-Za-z]{1,6}[-_ ]?\d[\w-]*/g,
];

/** Latin words of two letters and more in texts, each once, without those in `allowed`. */
export function foreignIn(texts: readonly string[], allowed: ReadonlySet<string>): string[] {
  const found = texts.flatMap(
    (text) =>
      NO_WORDS.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text).match(
        /[A-Za-z][A-Za-z._]+/g,
      ) ?? [],
  );
  return [...new Set(found)].filter((word) => !allowed.has(word));
}

/**
 * Every text below an element that a person or a screen reader is given; without code, what is marked as another
 * language, and what somebody types. Runs in a page as well: it uses nothing but its argument.
 */
export function wordsIn(root: Element): string[] {
  const given: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('code, pre, script, noscript, style, iframe, [lang="en"], [lang="ru"]'))
      continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      given.push(element.getAttribute(name) ?? '');
    for (const { nodeType, textContent } of element.childNodes)
      if (nodeType === 3) given.push(textContent ?? '');
  }
  return given.filter((text) => text !== '');
}
