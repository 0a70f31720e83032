import type { MatchCandidate, MatchSign } from '../../../src/domain/matching/proposals';

/** The loan LN-2026-000123 and whose it is. */
export const OURS: MatchCandidate = {
  loanId: 300_123,
  loanCodes: ['LN-2026-000123', 'LN0000300123'],
  contractNumber: 'ЗГ-2026/00456',
  customerId: 100_001,
  lastName: 'Өлзийбаяр',
  firstName: 'Түвшинбаяр',
  regnum: 'УБ90112233',
  phone: '99112233',
  dueAmounts: ['250000.00'],
  payoff: '1200000.00',
  accounts: ['5131628279'],
};

/** A loan of somebody else, whose number begins alike. */
export const OTHER: MatchCandidate = {
  ...OURS,
  loanId: 301_234,
  loanCodes: ['LN-2026-001234', 'LN0000301234'],
  contractNumber: 'ЗГ-2026/00999',
  customerId: 100_009,
  lastName: 'Бат-Очир',
  firstName: 'Дорж',
  regnum: 'АА88010112',
  phone: '88001122',
  accounts: [],
};

/** What a text names: ours, the other one, both, or nobody. */
export type Named = 'OURS' | 'OTHER';

/** How people word a payment: the text, whether the loan's, and by which signs each of the two is named. The sum is a row's. */
export type PaymentText = readonly [
  text: string,
  isSure: boolean,
  signs: Partial<Record<Named, readonly MatchSign[]>>,
];

const code: readonly MatchSign[] = ['loanCode', 'dueAmount'];
const codeAndPhone: readonly MatchSign[] = ['loanCode', 'phone', 'dueAmount'];

/** The code alone or beside something else that is no code: it is the loan's. */
const OF_OURS: readonly (readonly [string, readonly MatchSign[]])[] = [
  ['LN-2026-000123', code],
  ['LN-2026-000123 99112233', codeAndPhone],
  ['99112233 LN-2026-000123', codeAndPhone],
  ['Зээл LN-2026-000123 11/05 төлөлт', code],
  ['2026-11-05 LN-2026-000123', code],
  ['2026-11-05LN-2026-000123', code],
  ['LN-2026-000123, 250000₮', code],
  ['250 000 LN-2026-000123', code],
  ['LN-2026-000123 2 сарын төлбөр', code],
  ['11 сар LN 2026 000123', code],
  ['LN2026000123 2', code],
  ['ЛН-2026-000123 5', code],
  ['ln2026000123 zeel tulbur', code],
  ['лн 2026 000123 зээлийн төлбөр', code],
  ['зээлLN-2026-000123 5 сар', code],
  // LN on the keys of the other layout.
  ['ДТ-2026-000123 5', code],
  ['LN_2026_000123', code],
  ['LN–2026–000123', code],
  ['EB -LN-2026-000123 / ТҮВШИНБАЯР', ['loanCode', 'dueAmount', 'firstName']],
  ['ХААН/1234567/LN-2026-000123/185', code],
  ['LN0000300123 / 99112233', codeAndPhone],
  ['LN-2026-000123 ЗГ-2026/00456', ['loanCode', 'contract', 'dueAmount']],
  ['LN-2026-000123 LN0000300123', code],
  ['LN-2026-000123 УБ90112233', ['loanCode', 'registerNumber', 'dueAmount']],
  // A number that is nobody's names nobody else.
  ['LN-2026-000123 95951122', code],
  ['LN-2026-000123 Өлзийбаяр Түвшинбаяр', ['loanCode', 'fullName', 'dueAmount']],
  ['tuvshinbayar LN-2026-000123 zeeliin tololt', ['loanCode', 'dueAmount', 'firstName']],
  ['Зээлийн төлбөр: LN-2026-000123, утас: 9911-2233', codeAndPhone],
  ['LN-2026-000123 №7 графикийн төлбөр', code],
  ['LN-2026-000123 5000000000 данснаас', code],
];

/** Something names the loan, and it is not enough for a machine. */
const UNSURE: readonly (readonly [string, PaymentText[2]])[] = [
  ['ЗГ-2026/00456 2026.11.05', { OURS: ['contract', 'dueAmount'] }],
  ['ЗГ 2026 00456 гэрээний төлбөр', { OURS: ['contract', 'dueAmount'] }],
  ['утас99112233', { OURS: ['phone', 'dueAmount'] }],
  ['9911 2233 зээл', { OURS: ['phone', 'dueAmount'] }],
  ['YB90112233', { OURS: ['registerNumber', 'dueAmount'] }],
  // Two codes are never sure, however they are written.
  ['LN-2026-000123/LN-2026-001234', { OURS: code, OTHER: code }],
  ['LN-2026-000123, LN-2026-001234 хоёр зээл', { OURS: code, OTHER: code }],
  ['LN-2026-000123 ба LN-2026-001234', { OURS: code, OTHER: code }],
  ['LN2026000123LN2026001234', { OURS: code, OTHER: code }],
  ['ЛН-2026-000123 99112233 LN-2026-001234', { OURS: codeAndPhone, OTHER: code }],
  [
    'LN-2026-000123 LN0000301234 99112233 УБ90112233',
    { OURS: ['loanCode', 'registerNumber', 'phone', 'dueAmount'], OTHER: code },
  ],
  ['LN-2026-000123/001234', { OURS: code }],
  ['LN-2026-000123 ба 001234 зээл', { OURS: code }],
  // The loan of one person and the contract, register number or phone of another one.
  ['LN-2026-000123 ЗГ-2026/00999', { OURS: code, OTHER: ['contract', 'dueAmount'] }],
  ['LN-2026-000123 АА88010112', { OURS: code, OTHER: ['registerNumber', 'dueAmount'] }],
  ['LN-2026-000123 88001122', { OURS: code, OTHER: ['phone', 'dueAmount'] }],
  ['LN-2026-000123 99112233 88001122', { OURS: codeAndPhone, OTHER: ['phone', 'dueAmount'] }],
  [
    'ЗГ-2026/00456 УБ90112233 88001122',
    { OURS: ['contract', 'registerNumber', 'dueAmount'], OTHER: ['phone', 'dueAmount'] },
  ],
  // The second one is closed, another lender's, or written wrongly.
  ['LN-2026-000123/LN-2026-000777 99112233', { OURS: codeAndPhone }],
  ['LN-2026-000123 LN-2026-7777 99112233', { OURS: codeAndPhone }],
  ['LN-2026-000777 99112233 УБ90112233', { OURS: ['registerNumber', 'phone', 'dueAmount'] }],
  ['ЗГ-2026/00457 99112233 УБ90112233', { OURS: ['registerNumber', 'phone', 'dueAmount'] }],
  // Torn: it may be a shorter number beside another one.
  ['LN-2026-00012 3 сар', { OURS: code }],
  ['LN-2026-0001 23 99112233', { OURS: codeAndPhone }],
  // Of another number, of none, or of nothing at all.
  ['LN-2026-0001234', {}],
  ['LN-2026-000123456 250000', {}],
  ['2026-000123', {}],
  ['LN 000123', {}],
  ['000123 дугаартай зээл', {}],
  ['хоолны мөнгө', {}],
];

/** Sixty shapes of the texts of real payments (docs/domain/money.md 4.9). */
export const PAYMENT_TEXTS: readonly PaymentText[] = [
  ...OF_OURS.map(([text, signs]): PaymentText => [text, true, { OURS: signs }]),
  ...UNSURE.map(([text, signs]): PaymentText => [text, false, signs]),
];
