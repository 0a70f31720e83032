import { expect, it } from 'vitest';
import { loanSentence } from '../../../src/domain/lending/loanSentence';

const TODAY = '2026-11-21';
const ongoing = { state: 'LOAN_ONGOING', dueNow: '584571.90' };

// docs/domain/lending.md 16.3
it.each([
  // The last day of a class, and the first of the next.
  [
    { ...ongoing, overdueDays: 90, classification: 'PAST_DUE' },
    { key: 'late', days: 90, due: '584571.90', falls: { to: 'SUBSTANDARD', on: '2026-11-22' } },
  ],
  [
    { ...ongoing, overdueDays: 91, classification: 'SUBSTANDARD' },
    { key: 'late', days: 91, due: '584571.90', falls: { to: 'DOUBTFUL', on: '2027-02-19' } },
  ],
  [
    { ...ongoing, state: 'LOAN_RISK', overdueDays: 120, classification: 'SUBSTANDARD' },
    { key: 'late', days: 120, due: '584571.90', falls: { to: 'DOUBTFUL', on: '2027-01-21' } },
  ],
  // No class is worse, or a renewal's watch keeps it: no day on which it falls.
  [
    { ...ongoing, overdueDays: 361, classification: 'BAD' },
    { key: 'late', days: 361, due: '584571.90' },
  ],
  [
    { ...ongoing, overdueDays: 3, classification: 'SUBSTANDARD' },
    { key: 'late', days: 3, due: '584571.90' },
  ],
  [
    { ...ongoing, overdueDays: 0, classification: 'STANDARD' },
    { key: 'due_today', due: '584571.90' },
  ],
  [{ ...ongoing, dueNow: '0.00', overdueDays: 0 }, undefined],
  [{ state: 'LOAN_COURT', dueNow: '5.00', overdueDays: 200 }, undefined],
  [{ state: 'LOAN_REQUESTED' }, undefined],
  [{ state: 'CLOSED', offBalance: '0.00' }, undefined],
  [
    { state: 'CLOSED', offBalance: '120000.00' },
    { key: 'claimed', amount: '120000.00' },
  ],
] as const)('%o', (loan, sentence) => {
  expect(loanSentence(loan, TODAY)).toEqual(sentence);
});
