import { expect, test } from 'vitest';
import {
  type MatchCandidate,
  proposalsFor,
  sureProposal,
} from '../../../src/domain/matching/proposals';
import { PAYMENT_TEXTS } from './paymentTexts';

const OURS: MatchCandidate = {
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
const OTHER: MatchCandidate = {
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

test('the table has sixty shapes, each once', () => {
  expect(PAYMENT_TEXTS).toHaveLength(60);
  expect(new Set(PAYMENT_TEXTS.map(([text]) => text)).size).toBe(60);
});

test.each(PAYMENT_TEXTS)('%s', (text, isSure, signs) => {
  const line = { amount: '250000.00', text, payerName: null, payerAccount: null };
  const found = proposalsFor(line, [OURS, OTHER]);
  const named = Object.fromEntries(
    found.map(({ candidate, signs: why }) => [candidate === OURS ? 'OURS' : 'OTHER', why]),
  );
  expect([named, sureProposal(found)?.candidate.loanId]).toEqual([
    signs,
    isSure ? 300_123 : undefined,
  ]);
});
