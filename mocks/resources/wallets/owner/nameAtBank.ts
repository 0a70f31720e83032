/** Latin spellings that banks use. */
const LATIN: Readonly<Record<string, string>> = {
  А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', Ё: 'YO', Ж: 'J', З: 'Z', И: 'I', Й: 'I',
  К: 'K', Л: 'L', М: 'M', Н: 'N', О: 'O', Ө: 'U', П: 'P', Р: 'R', С: 'S', Т: 'T', У: 'U',
  Ү: 'U', Ф: 'F', Х: 'KH', Ц: 'TS', Ч: 'CH', Ш: 'SH', Щ: 'SH', Ъ: '', Ы: 'Y', Ь: '', Э: 'E',
  Ю: 'YU', Я: 'YA',
}; // prettier-ignore

/** Kinds of companies are translated, not spelt. */
const COMPANIES: Readonly<Record<string, string>> = { ХХК: 'LLC', ХК: 'JSC', ТББ: 'NGO' };

const inLatin = (name: string): string =>
  name
    .toLocaleUpperCase('mn')
    .split(' ')
    .map((word) => COMPANIES[word] ?? [...word].map((letter) => LATIN[letter] ?? letter).join(''))
    .join(' ');

/** Somebody whom an account belongs to that nobody of ours has registered. */
const STRANGERS = ['BATBOLD SARUUL', 'GANZORIG ANUJIN', 'Төмөр Болормаа'] as const;

/**
 * The owner's name as the bank writes it, by the last digit of the number: 0–5 Latin capitals, 6 Cyrillic, 7 the words in
 * the other order, 8 with a letter missing, 9 somebody else.
 * @param known the name of who registered the account; nothing when nobody has
 */
export function nameAtBank(number: string, known: string): string {
  const last = Number(number.at(-1));
  if (known === '' || last === 9) return STRANGERS[last % STRANGERS.length];
  if (last === 6) return known;
  const latin = inLatin(known);
  if (last === 7) return latin.split(' ').reverse().join(' ');
  return last === 8 ? latin.slice(0, -1) : latin;
}
