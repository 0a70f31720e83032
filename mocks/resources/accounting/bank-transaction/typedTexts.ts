import { KEYS } from '../../../../src/domain/anyAlphabet';

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g д-d е-e ё-yo ж-j з-z и-i й-i к-k л-l м-m н-n о-o ө-u п-p р-r с-s т-t у-u ү-u ф-f х-kh ц-ts ч-ch ш-sh щ-sh ы-y э-e ю-yu я-ya'
    .split(' ')
    .map((pair) => pair.split('-')),
);

/** A Mongolian text as people write it with Latin letters; signs are left out. */
export const inLatin = (text: string): string =>
  [...text.toLowerCase()]
    .map((letter) => (/[ъь]/.test(letter) ? '' : (LATIN[letter] ?? letter)))
    .join('');

/** A Mongolian text typed with the keyboard left in the Latin layout. */
export const onLatinKeys = (text: string): string =>
  [...text.toLowerCase()]
    .map((letter) => Object.keys(KEYS).find((key) => KEYS[key].startsWith(letter)) ?? letter)
    .join('');
