/**
 * Texts that must come back as they went in and be shown as text, by what they try (docs/domain/input.md 1.4 names none
 * of them as forbidden): markup that actions, formulas of a spreadsheet, a flood, marks that turn the line round, letters
 * of several code points, and Latin letters that look Cyrillic. The last one is what message formats would replace.
 */
export const HOSTILE = {
  script: '<script>hacked=1</script><img src=x onerror=hacked=1>',
  hyperlink: '=HYPERLINK("http://x.mn","энд дар")',
  plus: '+976+11+A1*2',
  minus: '-2+3+cmd|A0',
  at: '@SUM(1+1)*A1',
  long: 'Ө'.repeat(10_000),
  rightToLeft: 'Дорж\u202E)жраД( \u2066Бат\u2069\u202C',
  emoji: 'Бат 👩‍👩‍👧‍👦 🇲🇳 👍🏽',
  lookAlikes: 'Дopж Бaтaa Cүxээ',
  placeholders: '%{name} |||| $& {{7*7}} __proto__',
} as const;

export type HostileName = keyof typeof HOSTILE;

/** Rows for `test.each`: the name first, so that it names the test. */
export const hostileTexts = Object.entries(HOSTILE) as [HostileName, string][];

/** Characters as people count them. */
export const lengthOf = (text: string): number => [...text].length;
