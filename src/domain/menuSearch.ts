import { KEYS, foldLatin } from './anyAlphabet';
import { normaliseSearch } from './text';

/**
 * True when a menu entry matches what was typed: unchanged, in Latin letters ("zeel" finds "зээл"), or with the
 * keyboard left in the Latin layout ("pttl", "pttk"). Every word of the query must be found.
 */
export function matchesSearch(label: string, query: string): boolean {
  const text = normaliseSearch(label);
  const words = normaliseSearch(query).split(' ').filter(Boolean);
  const latin = foldLatin(text);
  return words.every(
    (word) => text.includes(word) || matchesLatin(latin, word) || matchesKeys(text, word),
  );
}

function matchesLatin(latin: string, word: string): boolean {
  // One or two Latin letters would match nearly everything.
  return word.length > 2 && /^[a-zöü']+$/.test(word) && latin.includes(foldLatin(word));
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
