import { expect, test } from 'vitest';
import { proposalsFor, sureProposal } from '../../../src/domain/matching/proposals';
import { OTHER, OURS, PAYMENT_TEXTS } from './paymentTexts';

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
