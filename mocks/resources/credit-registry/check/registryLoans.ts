import { classifyByDaysPastDue, registryClassOf } from '../../../../src/domain/classification';
import { addDays } from '../../../../src/domain/dates';
import type {
  CreditRegistryClassification,
  CreditRegistryLoanState,
} from '../../../../src/domain/enums/credit-registry';
import type { ReportedLoan } from '../../../../src/domain/creditRegistry/reportedLoan';
import { plus, total } from '../../../../src/domain/lending/amounts';
import { daysPastDue } from '../../../../src/domain/lending/daysPastDue';
import { balanceOf } from '../../../../src/domain/lending/LoanBook';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import type { AssessmentSnapshot } from '../../../../src/resources/loans/loan/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../../loans/book/fileOf';
import { bookAtEndOf } from '../../loans/book/stepsOf';
import { worstClassOf } from './checkRecord';

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

/**
 * What other lenders had reported of a person by an earlier day: what is finished by now may have been open then.
 * @param today the day on which they have reported what `othersLoans` says
 */
export const othersLoansOn = (seed: number, today: string, day: string): RegistryLoan[] =>
  othersLoans(seed, today)
    .filter(({ startDate }) => startDate <= day)
    .map((loan) =>
      loan.loanState === 'FINISHED' && loan.endDate > day
        ? { ...loan, loanState: null, balance: loan.lentAmount }
        : loan,
    );

/**
 * A loan of ours as the registry knew it on the morning of an earlier day: as the end of the day before had left it.
 * Nothing while it was not paid out, and nothing once it was closed.
 */
export function ourLoanOn(loan: MockRecord, organization: string, day: string): RegistryLoan[] {
  const file = fileOf(loan);
  const isOpen =
    file.book !== null && file.terms.startDate < day && (!file.closed || file.closed.date >= day);
  if (!isOpen) return [];
  const dayBefore = addDays(day, -1);
  const book = bookAtEndOf(file, dayBefore);
  const classification = registryClassOf(classifyByDaysPastDue(daysPastDue(book.rows, dayBefore)));
  return [
    {
      id: `L-${loan.id}`,
      organization,
      writeId: Number(loan.id),
      loanCode: String(loan.code),
      loanType: loan.productType === 'LOAN_POCKET_ZERO' ? 'LOAN_LINE' : 'LOAN',
      customerRole: 'BORROWER',
      classification,
      loanState: stateOf(classification, false),
      lentAmount: String(loan.lentAmount),
      balance: balanceOf(book),
      startDate: file.terms.startDate,
      endDate: book.rows.at(-1)?.dueDate ?? file.terms.startDate,
    },
  ];
}

/** What an assessment takes from the loans that the registry knows; guarantees are no debt of one's own. */
export const registryFigures = (loans: readonly RegistryLoan[]): AssessmentSnapshot['figures'] => {
  const open = loans.filter(({ loanState }) => loanState !== 'FINISHED');
  return [
    { key: 'openLoans', value: String(open.length) },
    { key: 'worstClass', value: worstClassOf(open) ?? '–' },
    {
      key: 'openBalance',
      value: total(
        open
          .filter(({ customerRole }) => customerRole === 'BORROWER')
          .map(({ balance }) => plus(balance)),
      ),
    },
  ];
};

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
