import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../../../mocks/engine/samples/names';
import { KEYS } from '../../../src/domain/anyAlphabet';
import { USUAL_JUDGEMENT } from '../../../src/domain/judgementSettings';
import {
  type IncomingLine,
  type MatchCandidate,
  proposalsFor,
  readLine,
  scoreOf,
  signsOf,
  strengthsOf,
  sureProposal,
} from '../../../src/domain/matching/proposals';
import { OTHER, OURS } from './paymentTexts';

const line = (text: string, own: Partial<IncomingLine> = {}): IncomingLine => ({
  amount: '185000.00',
  text,
  payerName: null,
  payerAccount: null,
  ...own,
});

const bold: MatchCandidate = {
  loanId: 300_002,
  loanCodes: ['LN-2026-000002', 'LN0000300002'],
  contractNumber: 'LC-2025-500001',
  customerId: 100_001,
  lastName: 'Өлзийбаяр',
  firstName: 'Түвшинбаяр',
  regnum: 'УК03271614',
  phone: '99112233',
  dueAmounts: ['185000.00', '370000.00'],
  payoff: '1200000.00',
  accounts: ['5131628279'],
};

const signs = (text: string, own: Partial<IncomingLine> = {}, of: MatchCandidate = bold) =>
  signsOf(readLine(line(text, { amount: '1.00', ...own })), of);

describe('what a payment text says', () => {
  test.each([
    ['LN-2026-000002 zeel tulult', ['loanCode']],
    ['зээл ln 2026 000002', ['loanCode']],
    ['LN0000300002', ['loanCode']],
    ['LN-2026-0000021', []],
    ['LC-2025-500001 gereenii daguu', ['contract']],
    ['УК03271614', ['registerNumber']],
    ['UK03271614', ['registerNumber']],
    ['ук 03271614 зээл', ['registerNumber']],
    // The keys of У and К in the Russian layout; a letter before them makes it another number.
    ['er03271614 zeel', ['registerNumber']],
    ['АУК03271614', []],
    ['9911-2233 зээлийн төлбөр', ['phone']],
    ['+976 99112233', ['phone']],
    ['199112233', []],
    ['Өлзийбаяр Түвшинбаяр', ['fullName']],
    ['tuvshinbayar ulziibayar zeel', ['fullName']],
    ['Tuvshinbayar', ['firstName']],
    ['Өлзийбаяр', []],
    ['хоолны мөнгө', []],
  ])('%s', (text, expected) => {
    expect(signs(text)).toEqual(expected);
  });

  test('a name that was typed with the keyboard left in the Latin layout', () => {
    // Түвшинбаяр on the keys of the Mongolian layout.
    expect(signs('mo.inydgzj')).toEqual(['firstName']);
  });

  test('the payer’s account and the amount count beside the text', () => {
    expect(signs('', { payerAccount: '5131628279', amount: '185000' })).toEqual([
      'account',
      'dueAmount',
    ]);
    expect(signs('99112233', { amount: '1200000.00' })).toEqual(['phone', 'payoffAmount']);
    expect(signs('99112233', { amount: '185000.01' })).toEqual(['phone']);
  });
});

describe('proposals', () => {
  const other: MatchCandidate = {
    ...bold,
    loanId: null,
    customerId: 100_009,
    loanCodes: [],
    contractNumber: null,
    firstName: 'Дорж',
    lastName: 'Бат-Очир',
    regnum: 'АА90010112',
    phone: '88001122',
    accounts: [],
    dueAmounts: [],
    payoff: null,
  };

  test('the likelier one is first, and says why', () => {
    const found = proposalsFor(line('УК03271614 dorj', { payerAccount: '5131628279' }), [
      other,
      bold,
    ]);
    expect(
      found.map(({ candidate, score, signs: why }) => [candidate.customerId, score, why]),
    ).toEqual([
      [100_001, 100, ['registerNumber', 'account', 'dueAmount']],
      [100_009, 10, ['firstName']],
    ]);
  });

  test('an amount alone proposes nobody', () => {
    expect(proposalsFor(line('zeel'), [bold])).toEqual([]);
  });

  test('only a sure one that stands alone is booked by itself, and only on a loan', () => {
    const sure = proposalsFor(line('LN-2026-000002'), [bold, other]);
    expect(sureProposal(sure)?.candidate.loanId).toBe(300_002);
    const two = proposalsFor(line('99112233 УК03271614'), [bold, { ...bold, loanId: 300_003 }]);
    expect(two.map(({ score }) => score)).toEqual([100, 100]);
    expect(sureProposal(two)).toBeUndefined();
    const temporary = proposalsFor(line('АА90010112 88001122'), [other]);
    expect(temporary[0].score).toBe(85);
    expect(sureProposal(temporary)).toBeUndefined();
  });

  test('a score is the sum of what its signs are worth, 100 at most', () => {
    expect(scoreOf(['firstName', 'dueAmount'])).toBe(30);
    expect(scoreOf(['loanCode', 'registerNumber', 'phone'])).toBe(100);
  });
});

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмноөпрстуүфхцчшъыьэюя'].map((letter, place) => [
    letter,
    'a b v g d ye yo j z i i k l m n o u p r s t u u f kh ts ch sh _ y _ e yu ya'
      .split(' ')
      [place].replace('_', ''),
  ]),
);
const latin = (text: string) => [...text.toLowerCase()].map((one) => LATIN[one] ?? one).join('');
const keys = (text: string, layout: 0 | 1) =>
  [...text.toLowerCase()]
    .map(
      (letter) =>
        Object.keys(KEYS).find((key) => (KEYS[key][layout] ?? KEYS[key][0]) === letter) ?? letter,
    )
    .join('');

describe('whose money it surely is', () => {
  const ofSame: MatchCandidate = {
    ...OURS,
    loanId: 300_124,
    loanCodes: ['LN-2026-000124', 'LN0000300124'],
  };
  const [loan, ofOther] = [OURS, OTHER];
  const all = [loan, ofSame, ofOther];
  const decided = (text: string, own: Partial<IncomingLine> = {}, among = [loan, ofOther]) => {
    const found = proposalsFor(line(text, { amount: '250000.00', ...own }), among);
    return {
      sure: sureProposal(found)?.candidate.loanId,
      first: found[0]?.signs,
    };
  };

  // Who is named as well as can be; how texts are worded is in `paymentTexts.ts`.
  test.each(['LN-2026-000123 LN-2026-000124 99112233', 'LN-2026-000123 + LN-2026-000124'])(
    '%s, two loans of one borrower, is for a person',
    (text) => {
      expect(decided(text, {}, all).sure).toBeUndefined();
    },
  );

  test('a torn code is proposed all the same', () => {
    expect(decided('LN-2026-00 0123').first).toEqual(['loanCode', 'dueAmount']);
  });

  test('of several loans of one contract the one whose code is written is meant', () => {
    const own = { payerName: 'Өлзийбаяр Түвшинбаяр', payerAccount: '5131628279' };
    expect(decided('LN-2026-000124 ЗГ-2026/00456', own, all).sure).toBe(300_124);
    expect(decided('ЗГ-2026/00456', own, all).sure).toBeUndefined();
  });

  test('a phone that two borrowers share names the one whose loan it is', () => {
    const sharing = { ...ofOther, phone: '99112233' };
    expect(decided('LN-2026-000123 99112233', {}, [loan, sharing]).sure).toBe(300_123);
  });

  test.each([
    ['YB90112233', 'УБ90112233'],
    ['YB90112233', 'УВ90112233'],
    ['yb 90112233', 'УБ90112233'],
    ['UB90112233', 'УБ90112233'],
    ['TC90112233', 'ТС90112233'],
    ['ЦЦ90112233', 'ЦЦ90112233'],
  ])('%s is the register number %s', (text, regnum) => {
    expect(signs(text, {}, { ...loan, regnum })).toEqual(['registerNumber']);
  });

  test('a register number that is two people’s is for a person', () => {
    const second = { ...ofOther, regnum: 'УВ90112233' };
    expect(decided('LN-2026-000123 YB90112233', {}, [loan, second]).sure).toBeUndefined();
  });

  test.each([
    ['утас99112233', true],
    ['утас:9911-2233', true],
    ['11 05 9911 2233', true],
    ['2026-11-05 9911 2233', true],
    ['9911\u20112233', true],
    ['+97699112233', true],
    // Two letters before the digits are a register number.
    ['УК99112233', false],
    ['2026-991122331', false],
  ])('the phone is in %s: %s', (text, there) => {
    expect(signs(text, {}, loan).includes('phone')).toBe(there);
  });

  test('what counts as sure is what is booked by itself, and nothing else', () => {
    const counted = (text: string, among: readonly MatchCandidate[]) =>
      strengthsOf(proposalsFor(line(text, { amount: '250000.00' }), among), USUAL_JUDGEMENT);
    expect(counted('LN-2026-000123', [loan, ofOther])).toEqual(['SURE']);
    expect(counted('LN-2026-000123/LN-2026-001234', [loan, ofOther])).toEqual(['LIKELY', 'LIKELY']);
    const withoutLoan = { ...ofOther, loanId: null, loanCodes: [], contractNumber: null };
    expect(counted('АА88010112 88001122', [withoutLoan])).toEqual(['LIKELY']);
    expect(counted('Дорж', [withoutLoan])).toEqual(['WEAK']);
  });
});

describe('properties', () => {
  const codeOf = (number: number) => `LN-2026-${String(number).padStart(6, '0')}`;
  const loanOf = (number: number): MatchCandidate => ({
    ...bold,
    loanId: number,
    customerId: number,
    loanCodes: [codeOf(number)],
    regnum: null,
    phone: null,
    contractNumber: null,
    accounts: [],
  });
  const beside = fc.constantFrom(
    ...[
      '',
      ' ',
      ', ',
      ' / ',
      ' 2 ',
      ' 11/05 ',
      ' 2026-11-05 ',
      ' 99887766 ',
      ' 250000₮ ',
      ' зээл ',
    ],
  );
  const number = fc.integer({ min: 1, max: 999_999 });

  test('one code is found whatever stands beside it, and of two neither is sure', () => {
    const amount = '185000.00';
    fc.assert(
      fc.property(number, number, beside, beside, beside, (one, other, before, between, after) => {
        fc.pre(one !== other);
        const among = [loanOf(one), loanOf(other)];
        const alone = proposalsFor(line(`${before}${codeOf(one)}${after}`, { amount }), among);
        expect(sureProposal(alone)?.candidate.loanId).toBe(one);
        const both = `${before}${codeOf(one)}${between}${codeOf(other)}${after}`;
        const found = proposalsFor(line(both, { amount }), among);
        expect(found.map(({ candidate }) => candidate.loanId)).toEqual(
          [one, other].sort((a, b) => a - b),
        );
        expect(sureProposal(found)).toBeUndefined();
        // A loan that is closed or another lender's is no candidate, but it is named.
        expect(sureProposal(proposalsFor(line(both, { amount }), among.slice(0, 1)))).toBe(
          undefined,
        );
      }),
    );
  });

  const name = fc.constantFrom(...MALE_NAMES, ...FEMALE_NAMES);
  const last = fc.constantFrom(...LAST_NAMES);
  const way = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    latin,
    (text) => keys(text, 0),
  );

  test('a full name is found however it is typed, and in any order', () => {
    fc.assert(
      fc.property(name, last, way, fc.boolean(), (firstName, lastName, write, turned) => {
        const names = turned ? [firstName, lastName] : [lastName, firstName];
        const found = signs(
          `zeel ${names.map(write).join(' ')}`,
          {},
          { ...bold, firstName, lastName },
        );
        expect(found).toContain('fullName');
      }),
    );
  });

  test('the order of candidates does not matter, and every score is 1 to 100', () => {
    const candidate = fc
      .tuple(name, last, fc.integer({ min: 1, max: 40 }))
      .map(([firstName, lastName, id]) => ({ ...bold, firstName, lastName, loanId: id }));
    fc.assert(
      fc.property(
        fc.uniqueArray(candidate, { selector: ({ loanId }) => loanId, maxLength: 12 }),
        fc.string({ maxLength: 60 }),
        (candidates, text) => {
          const asked = line(`${text} 99112233`);
          const there = proposalsFor(asked, candidates);
          expect(proposalsFor(asked, [...candidates].reverse())).toEqual(there);
          for (const { score } of there) expect(score >= 1 && score <= 100).toBe(true);
        },
      ),
    );
  });

  test('any text is read without a failure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expect(Array.isArray(signs(text))).toBe(true);
      }),
    );
  });
});
