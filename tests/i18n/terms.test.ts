import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogues';

const [terms, notSaid] = readFileSync('docs/terms.md', 'utf8').split('## Not said');

/** The rows of the tables in a text, without their heads, as cells. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A term in any of its endings: its words without their last letters, and without what stands in brackets. */
const inAnyForm = (term: string): RegExp =>
  new RegExp(
    term
      .replaceAll(/\s*\(.*\)/g, '')
      .split(' ')
      .map((word) => word.slice(0, word.length > 4 ? -2 : word.length > 3 ? -1 : undefined))
      .join('\\S*\\s+'),
    'iu',
  );

const NONE = '–';

describe('docs/terms.md', () => {
  it.each([
    ['mn', 2],
    ['ru', 3],
  ] as const)('has the words that the messages of %s say', async (locale, column) => {
    const messages = Object.values(await catalogueOf(locale));
    const unsaid = rowsOf(terms)
      .flatMap((row) => row[column].split(', '))
      .filter((term) => term !== NONE)
      .filter((term) => !messages.some((message) => inAnyForm(term).test(message)));
    expect(unsaid).toEqual([]);
  });

  it('names what no Mongolian message says', async () => {
    const words = rowsOf(notSaid).map(([word]) => word);
    expect(words.length).toBeGreaterThan(5);
    const found = Object.entries(await catalogueOf('mn')).filter(([key, message]) =>
      // Names of banks are what they are.
      key.startsWith('enums.BankCode.')
        ? false
        : words.some((word) => new RegExp(`(^|\\P{L})${word}`, 'iu').test(message)),
    );
    expect(found).toEqual([]);
  });

  /** What the documents themselves say of a role as a right (docs/domain/coverage.md 6). */
  const OF_THE_DOCUMENTS = ['error.roles_fetch', 'toast.roles_assigned', 'toast.role_removed'];
  /** The part that somebody has in a loan, which is no role of staff. */
  const OF_A_LOAN = /customerType|customerRole|profile\.role/;

  it('never calls a role a right, or a right a role', async () => {
    const [en, mn] = [await catalogueOf('en'), await catalogueOf('mn')];
    const mixed = Object.entries(en).flatMap(([key, english]) => {
      const said = mn[key] ?? '';
      const isRole = /\broles?\b/i.test(english) && !OF_A_LOAN.test(key);
      const isRight = /\b(?:rights?|permissions?)\b/i.test(english);
      const saysRole = /үүр(?:эг|г)/i.test(said);
      const saysRight = /(?:^|\P{L})эрх/iu.test(said);
      const isMixed =
        (isRole && (!saysRole || (!isRight && saysRight))) || (isRight && !isRole && saysRole);
      return isMixed && !OF_THE_DOCUMENTS.includes(key) ? [`${key}: ${english} | ${said}`] : [];
    });
    expect(mixed).toEqual([]);
  });
});
