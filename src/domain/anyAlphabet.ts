import { normaliseSearch } from './text';

// One text in the ways that people write it: Cyrillic, Latin letters, or the keyboard left in the other layout.

/** Letters that a key types in the Mongolian layout, then in the Russian one where it differs. */
export const KEYS: Readonly<Record<string, string>> = {
  q: 'фй',
  w: 'цц',
  e: 'у',
  r: 'жк',
  t: 'эе',
  y: 'н',
  u: 'г',
  i: 'ш',
  o: 'үщ',
  p: 'з',
  '[': 'кх',
  ']': 'ъ',
  a: 'йф',
  s: 'ы',
  d: 'бв',
  f: 'өа',
  g: 'ап',
  h: 'хр',
  j: 'ро',
  k: 'ол',
  l: 'лд',
  ';': 'дж',
  "'": 'пэ',
  z: 'я',
  x: 'ч',
  c: 'ёс',
  v: 'см',
  b: 'ми',
  n: 'ит',
  m: 'ть',
  ',': 'ьб',
  '.': 'вю',
  '/': 'ю',
};

/** Latin spelling of each letter, folded: people write ө as o or u and ү as u, and leave signs out. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'iu',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'u',
  ө: 'u',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Latin letters of a Mongolian text, folded the same way on both sides of a comparison. */
export function foldLatin(text: string): string {
  const latin = [...text].map((letter) => LATIN[letter] ?? letter).join('');
  return latin
    .replaceAll('kh', 'h')
    .replaceAll('ts', 's')
    .replaceAll('c', 's')
    .replaceAll('sh', 's')
    .replaceAll('ye', 'e')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replaceAll('q', 'k')
    .replaceAll('x', 'h')
    .replace(/[oöü]/g, 'u')
    .replaceAll("'", '');
}

/** What a text says when its Latin keys are read as the Mongolian (0) or the Russian (1) layout; letters are small. */
export const typedIn = (text: string, layout: 0 | 1): string =>
  [...text].map((key) => [...(KEYS[key] ?? key)].at(layout) ?? KEYS[key]?.[0] ?? key).join('');

/** The Latin key under each Cyrillic letter, for Latin words that were typed with the Cyrillic layout on. */
const UNDER: readonly Readonly<Record<string, string>>[] = [0, 1].map((layout) =>
  Object.fromEntries(
    Object.entries(KEYS).map(([key, letters]) => [[...letters].at(layout) ?? letters[0], key]),
  ),
);

const keysUnder = (text: string, layout: 0 | 1): string =>
  [...text].map((letter) => UNDER[layout][letter] ?? letter).join('');

/** Words of letters and digits, with one space before, between and after them. */
const inWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/**
 * Every way in which a text can be meant, each folded into Latin letters and cut into words: as it is written, with its
 * Latin keys read as a Cyrillic layout, and with its Cyrillic letters read as the keys under them. Two texts say the same
 * when a reading of one has a reading of the other (docs/domain/money.md 4.9).
 */
export function readingsOf(text: string): readonly string[] {
  const plain = normaliseSearch(text);
  const meant = [
    plain,
    ...([0, 1] as const).flatMap((layout) => [typedIn(plain, layout), keysUnder(plain, layout)]),
  ];
  return [...new Set(meant.map((one) => inWords(foldLatin(one))))];
}

/** A name or a code as `readingsOf` has its words; empty for a text without letters and digits. */
export const foldedWords = (text: string): string =>
  inWords(foldLatin(normaliseSearch(text))).trim();
