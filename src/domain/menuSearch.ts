import { normaliseSearch } from './text';

/** Letters that a key types in the Mongolian layout, then in the Russian one where it differs. */
const KEYS: Readonly<Record<string, string>> = {
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

/**
 * True when a menu entry matches what was typed: unchanged, in Latin letters ("zeel" finds "зээл"), or with the
 * keyboard left in the Latin layout ("pttl", "pttk"). Every word of the query must be found.
 */
export function matchesSearch(label: string, query: string): boolean {
  const text = normaliseSearch(label);
  const words = normaliseSearch(query).split(' ').filter(Boolean);
  const latin = fold(text);
  return words.every(
    (word) => text.includes(word) || matchesLatin(latin, word) || matchesKeys(text, word),
  );
}

/** Latin letters of a Mongolian text, folded the same way on both sides of a comparison. */
function fold(text: string): string {
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

function matchesLatin(latin: string, word: string): boolean {
  // One or two Latin letters would match nearly everything.
  return word.length > 2 && /^[a-zöü']+$/.test(word) && latin.includes(fold(word));
}

function matchesKeys(text: string, word: string): boolean {
  const wanted = [...word].map((key) => KEYS[key] ?? key);
  const letters = [...text];
  const last = letters.length - wanted.length;
  for (let start = 0; start <= last; start += 1) {
    if (wanted.every((choice, place) => choice.includes(letters[start + place]))) return true;
  }
  return false;
}
