import { addDays } from '../../../../src/domain/dates';
import type {
  CreditRegistryClassification,
  CreditRegistryLoanState,
} from '../../../../src/domain/enums/credit-registry';
import type { ReportedLoan } from '../../../../src/domain/creditRegistry/reportedLoan';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import type { MockRecord } from '../../../engine/MockRecord';

const LENDERS = [
  'Хаан банк',
  'Голомт банк',
  'Худалдаа хөгжлийн банк',
  'Төрийн банк',
  'Инвескор Хэтэвч ББСБ',
];

const CLASSES: readonly CreditRegistryClassification[] = [
  'NORMAL',
  'NORMAL',
  'EXPIRED',
  'NORMAL',
  'NORMAL',
  'ABNORMAL',
  'NORMAL',
  'DOUBTFUL',
  'NORMAL',
  'BAD',
];

const stateOf = (
  classification: CreditRegistryClassification,
  finished: boolean,
): CreditRegistryLoanState | null =>
  finished ? 'FINISHED' : classification === 'NORMAL' ? null : 'EXPIRED';

/**
 * What other lenders have reported of a person, the same at every call.
 * @param seed number of the customer
 */
export function othersLoans(seed: number, today: string): RegistryLoan[] {
  return Array.from({ length: (seed % 4) + (seed % 3 === 0 ? 1 : 0) }, (_, place) => {
    const turn = seed * 3 + place * 7;
    const isFinished = turn % 5 === 4;
    const classification = isFinished ? 'NORMAL' : CLASSES[turn % CLASSES.length];
    const lent = 400_000 + ((turn * 137) % 60) * 100_000;
    const left = isFinished ? 0 : Math.round(lent * (0.2 + (turn % 7) / 10));
    return {
      id: `B-${seed}-${place + 1}`,
      organization: LENDERS[turn % LENDERS.length],
      writeId: null,
      loanCode: null,
      loanType: turn % 4 === 1 ? 'LOAN_LINE' : 'LOAN',
      customerRole: turn % 6 === 5 ? 'GUARANTOR' : 'BORROWER',
      classification,
      loanState: stateOf(classification, isFinished),
      lentAmount: lent.toFixed(2),
      balance: left.toFixed(2),
      startDate: addDays(today, -300 - (turn % 400)),
      endDate: addDays(today, isFinished ? -20 - (turn % 90) : 60 + (turn % 500)),
    };
  });
}

/** What a check before the assessment of a request said: the figures that the assessment rests on, as loans. */
export const assessedLoans = (
  seed: number,
  { count, each, worst }: { count: number; each: string; worst: CreditRegistryClassification },
  day: string,
): RegistryLoan[] =>
  Array.from({ length: count }, (_, place) => {
    const classification = place === 0 ? worst : 'NORMAL';
    return {
      id: `A-${seed}-${place + 1}`,
      organization: LENDERS[(seed + place) % LENDERS.length],
      writeId: null,
      loanCode: null,
      loanType: 'LOAN',
      customerRole: 'BORROWER',
      classification,
      loanState: stateOf(classification, false),
      lentAmount: '600000.00',
      balance: each,
      startDate: addDays(day, -120 - place),
      endDate: addDays(day, 240 + place),
    };
  });

/** What the registry holds of one of our loans; nothing while it was never written. */
export function ourLoan(write: MockRecord, organization: string): RegistryLoan[] {
  const held = write.registry as ReportedLoan | null;
  if (!held) return [];
  return [
    {
      id: `W-${write.id}`,
      organization,
      writeId: Number(write.id),
      loanCode: String(write.loanCode),
      loanType: held.loanType ?? 'UNKNOWN',
      customerRole: 'BORROWER',
      classification: held.classification,
      loanState: held.loanState,
      lentAmount: String(write.lentAmount),
      balance: String(held.balance),
      startDate: String(write.lendedDate),
      endDate: String(held.endDate),
    },
  ];
}
