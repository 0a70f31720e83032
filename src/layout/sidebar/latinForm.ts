import { normaliseSearch } from '../../domain/text';

const sounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * How a text sounds, in Latin letters with the usual ways of writing Mongolian on a Latin keyboard folded together:
 * `kh` = `h`, `w` = `v`, `u` = `o` (both stand for ө and ү), `y` = `i`, `ye` = `e`, doubled letters = one.
 */
export const latinForm = (text: string): string =>
  [...normaliseSearch(text)]
    .map((letter) => sounds[letter] ?? letter)
    .join('')
    .replace(/ye/g, 'e')
    .replace(/kh/g, 'h')
    .replace(/w/g, 'v')
    .replace(/u/g, 'o')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
