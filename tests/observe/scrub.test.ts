import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from '../../src/observe/scrub';

const cases: readonly [given: string, left: string][] = [
  ['no record УБ99112233 here', 'no record [regnum] here'],
  // Latin look-alikes and small letters
  ['yx99112233', '[regnum]'],
  ['УБ 9911 2233', '[regnum]'],
  ['ҮӨ-99-11-22-33', '[regnum]'],
  ['call 99112233', 'call [number]'],
  ['call (+976) 9911-2233', 'call (+[number]'],
  ['company 1234567890', 'company [number]'],
  ['civil: 123456789012', 'civil: [number]'],
  ['mail bat@example.mn now', 'mail [email] now'],
  ['бат@пошт.мон', '[email]'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
  ['Authorization: Bearer abc.def', 'Authorization: [token]'],
  ['%D0%A3%D0%9199112233', '[regnum]'],
  ['%25D0%25A3%25D0%259199112233', '[regnum]'],
  ['bat%40example.mn', '[email]'],
  ['%39%39%31%31%32%32%33%33', '[number]'],
  ['"\\u0423\\u041199112233"', '"[regnum]"'],
  ['９９１１２２３３', '[number]'],
  ['9\u200b9112233', '[number]'],
  ['Бат-Эрдэнэ is not a function', '[text]is not a function'],
  ['at https://a.example/customers?q=1', 'at [address]'],
  ['user 0b2ab2b0-93a5-4c3d-9a52-d4b1f8a7c001', 'user [id]'],
  [
    "Cannot read properties of undefined (reading 'id')",
    "Cannot read properties of undefined (reading 'id')",
  ],
  ['line 12, column 345', 'line 12, column 345'],
];

describe('the scrubbing of reports', () => {
  it.each(cases)('%j', (given, left) => expect(scrub(given)).toBe(left));

  it('cuts long texts', () => {
    expect(scrub('word '.repeat(1000))).toHaveLength(300);
  });

  it('lets none of a thousand hidden identifiers through', () => {
    const letter = fc.constantFrom(...'АБВГДЕЁУӨҮХЦЧABEHKMOPCTYX');
    const digits = (length: number) =>
      fc.array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length });
    const identifier = fc.oneof(
      fc.tuple(letter, letter, digits(8)).map(([a, b, d]) => a + b + d.join('')),
      ...[8, 10, 12].map((length) => digits(length).map((d) => d.join(''))),
      digits(6).map((d) => `u${d.join('')}@mail.example`),
    );
    const coat = fc.constantFrom(
      (text: string) => text,
      encodeURIComponent,
      (text: string) => encodeURIComponent(encodeURIComponent(text)),
      (text: string) => JSON.stringify({ q: text }),
      (text: string) => `?q=${encodeURIComponent(text)}&page=1`,
    );
    const words = fc.constantFrom('', 'failed: ', 'id=', '/customers/', '(', '"');
    fc.assert(
      fc.property(identifier, coat, words, words, (secret, wear, before, after) => {
        const left = scrub(before + wear(secret) + after);
        const figures = secret.replace(/\D/g, '');
        return !left.includes(secret) && !left.replace(/\D/g, '').includes(figures);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });
});
