/** Units before a noun, where no tens come before them; index = the digit. */
export const UNITS_ALONE: readonly string[] = [
  '',
  'нэг',
  'хоёр',
  'гурван',
  'дөрвөн',
  'таван',
  'зургаан',
  'долоон',
  'найман',
  'есөн',
];

/** Units after tens: only one differs (docs/domain/money.md 1.4: `арван нэгэн`). */
export const UNITS = UNITS_ALONE.with(1, 'нэгэн');

/** Tens before a noun or before units; index = the digit. */
export const TENS: readonly string[] = [
  '',
  'арван',
  'хорин',
  'гучин',
  'дөчин',
  'тавин',
  'жаран',
  'далан',
  'наян',
  'ерэн',
];

/** Groups of three digits, the highest first: between numerals, and as the last word before a noun. */
export const SCALES = [
  { name: 'их наяд', beforeNoun: 'их наяд' },
  { name: 'тэрбум', beforeNoun: 'тэрбум' },
  { name: 'сая', beforeNoun: 'сая' },
  { name: 'мянга', beforeNoun: 'мянган' },
  { name: '', beforeNoun: '' },
] as const;
