import { describe, expect, test } from 'vitest';
import type { LetterFacts } from '../../../src/domain/letters/LetterFacts';
import {
  letterValues,
  listNoticeValues,
  referenceLetterValues,
  registryNoticeValues,
} from '../../../src/domain/letters/letterValues';
import { variablesOf, variablesOfDocument } from '../../../src/domain/letters/letterVariables';
import { joinLetters, mergeLetter } from '../../../src/domain/letters/mergeLetter';
import { openRow } from '../../../src/domain/lending/Installment';

const facts: LetterFacts = {
  customer: {
    isCompany: false,
    lastName: 'Бат-Очир',
    firstName: 'Сарангэрэл',
    regnum: 'УЗ99112233',
    address: 'Баянгол дүүрэг, 3-р хороо',
    phone: '99887766',
  },
  loan: {
    code: 'LN-2026-000005',
    contractNumber: 'ЗГ-2026/0012',
    lentAmount: '1200000.00',
    lendedDate: '2026-01-31',
    refundDate: '2026-07-31',
    annualPercent: '36',
    duration: '6 сар',
  },
  claim: {
    principal: '1000000.00',
    interest: '0.00',
    additionalInterest: '0.00',
    courtFee: '1.00',
    courtCost: '0.50',
  },
  daysPastDue: 266,
  className: 'Эргэлзээтэй',
  asOfDate: '2026-11-21',
  org: {
    tenantName: 'Покет ББСБ',
    director: 'Д. Энхтуяа',
    branch: 'Төв салбар',
    bankAccount: '5001234567',
  },
  today: '2026-11-22',
  installments: [
    openRow({
      no: 1,
      from: '2026-01-31',
      dueDate: '2026-02-28',
      days: 28,
      principal: '200000.00',
      interest: '33139.73',
      total: '233139.73',
      balance: '1000000.00',
    }),
  ],
  payments: [],
};
const values = letterValues(facts);

describe('variables of a letter', () => {
  test.each([
    ['LOAN_COURT', null, 29, 'tables.payments'],
    ['LOAN_RISK', null, 29, 'tables.payments'],
    ['LOAN_ZMS', null, 33, 'registry.endDate'],
    ['LOAN_BLACK_OR_WHITE', null, 13, 'tables.openLoans'],
    ['REFERENCE', 'LOAN_BALANCE', 16, 'org.today'],
    ['REFERENCE', 'NO_DEBT', 14, 'org.today'],
    [null, null, 0, undefined],
  ])('of %s %s are %i', (category, letter, count, last) => {
    const names = variablesOfDocument({ category, letter });
    expect([names.length, names.at(-1)]).toEqual([count, last]);
    expect(new Set(names).size).toBe(count);
  });

  test.each([
    ['LOAN_COURT', letterValues(facts)],
    [
      'LOAN_ZMS',
      registryNoticeValues({
        ...facts,
        registry: { className: 'Муу', balance: '1.00', contract: 'LC-1', endDate: '2026-07-31' },
      }),
    ],
    [
      'LOAN_BLACK_OR_WHITE',
      listNoticeValues({
        ...facts,
        listName: 'Хар жагсаалт',
        reason: 'Шалтгаан',
        fromDate: '2026-01-01',
        openLoans: [],
      }),
    ],
    [
      'REFERENCE',
      referenceLetterValues({
        ...facts,
        number: 'ТД-2026/0001',
        recipient: 'Хаан банк',
        fee: '5000.00',
        amount: '235.00',
      }),
    ],
  ])('of %s all have a value', (category, given) => {
    const names = variablesOfDocument({ category, letter: 'LOAN_BALANCE' });
    expect(Object.keys(given).sort()).toEqual([...names].sort());
    expect(Object.entries(given).filter(([, value]) => value === null)).toEqual([]);
  });

  test('are found in a template once each, spaces or not', () => {
    expect(variablesOf('{{loan.code}} {{ loan.code }} {{debt.total}}')).toEqual([
      'loan.code',
      'debt.total',
    ]);
  });

  test('have the amounts of the claim with their sum in words', () => {
    expect(values['debt.totalDebt']).toEqual({ text: '1,000,001.50' });
    expect(values['debt.totalDebtWords']).toEqual({ text: 'нэг сая нэг төгрөг тавин мөнгө' });
    expect(values['debt.courtFee']).toEqual({ text: '1.50' });
    expect(values['loan.rate']).toEqual({ text: '36.00%' });
  });

  test('a company has no first name, and lacks none', () => {
    const company = letterValues({
      ...facts,
      customer: { ...facts.customer, isCompany: true, lastName: 'Найрамдал ХХК', firstName: null },
    });
    expect(mergeLetter('{{customer.lastName}} {{customer.firstName}}', company)).toEqual({
      html: 'Найрамдал ХХК ',
      empty: [],
      unknown: [],
      missing: 0,
    });
  });
});

describe('the sum in words', () => {
  test.each([
    ['0.00', 'тэг төгрөг'],
    ['1.00', 'нэг төгрөг'],
    ['11.00', 'арван нэгэн төгрөг'],
    ['20.00', 'хорин төгрөг'],
    ['100.00', 'нэг зуун төгрөг'],
    ['235.00', 'хоёр зуун гучин таван төгрөг'],
    ['1000.00', 'нэг мянган төгрөг'],
    ['1000001.50', 'нэг сая нэг төгрөг тавин мөнгө'],
  ])('%s → %s', (principal, words) => {
    const claim = { ...facts.claim, principal, courtFee: '0.00', courtCost: '0.00' };
    expect(letterValues({ ...facts, claim })['debt.totalDebtWords']).toEqual({ text: words });
  });
});

describe('merging', () => {
  test('puts values into their places', () => {
    expect(mergeLetter('<p>{{ customer.lastName }}: {{debt.totalDebt}}</p>', values)).toEqual({
      html: '<p>Бат-Очир: 1,000,001.50</p>',
      empty: [],
      unknown: [],
      missing: 0,
    });
  });

  test('escapes what is text', () => {
    const sly = letterValues({
      ...facts,
      customer: { ...facts.customer, address: '<script>alert(1)</script> "3"' },
    });
    expect(mergeLetter('{{customer.address}}', sly).html).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt; &quot;3&quot;',
    );
  });

  test('marks and counts what has no value and what is no variable', () => {
    const poor = letterValues({ ...facts, customer: { ...facts.customer, address: '  ' } });
    expect(mergeLetter('{{customer.address}} {{debt.sum}} {{loan.code}}', poor)).toEqual({
      html: '<mark>{{customer.address}}</mark> <mark>{{debt.sum}}</mark> LN-2026-000005',
      empty: ['customer.address'],
      unknown: ['debt.sum'],
      missing: 2,
    });
  });

  test('writes tables', () => {
    expect(mergeLetter('{{tables.installments}}', values).html).toBe(
      '<table><thead><tr><th>№</th><th>Төлөх огноо</th><th>Үндсэн төлбөр</th><th>Хүү</th>' +
        '<th>Төлсөн дүн</th></tr></thead><tbody><tr><td>1</td><td>2026-02-28</td>' +
        '<td>200,000.00</td><td>33,139.73</td><td>0.00</td></tr></tbody></table>',
    );
  });

  test('states that nothing was paid', () => {
    expect(mergeLetter('{{tables.payments}}', values).html).toBe('Төлөлт хийгдээгүй.');
  });
});

test('several letters become one document with a page each', () => {
  const letter = (text: string) =>
    `<!doctype html><html><head><style>p{color:black}</style></head><body><p>${text}</p></body></html>`;
  expect(joinLetters([letter('А'), letter('Б')])).toBe(
    '<!doctype html><html lang="mn"><head><meta charset="utf-8"><style>p{color:black}</style>' +
      '<style>.page{break-after:page}.page:last-child{break-after:auto}</style></head><body>' +
      '<article class="page"><p>А</p></article><article class="page"><p>Б</p></article></body></html>',
  );
});
