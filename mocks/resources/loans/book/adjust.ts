import {
  type AmountCorrection,
  correctAmounts,
} from '../../../../src/domain/lending/amountCorrection';
import type { AssetClass } from '../../../../src/domain/lending/LoanBook';
import { plus } from '../../../../src/domain/lending/amounts';
import { accruedTo } from './accruals';
import { posted, signed } from './ledger';
import {
  bookOf,
  type CorrectionRecord,
  type Doing,
  type LoanFile,
  withAction,
  withClass,
} from './LoanFile';
import { closedWhenSettled } from './receive';
import { released } from './reschedule';

/** T17: another class by hand; it is reported to the registry, and the next end of day classifies again. */
export const upgraded = (file: LoanFile, assetClass: AssetClass): LoanFile => ({
  ...withClass(file, assetClass),
  manualUpgrade: assetClass,
});

/**
 * T18: fees or interest are corrected by a difference.
 * @throws Refusal as `correctAmounts`
 */
export function amountsCorrected(
  known: LoanFile,
  doing: Doing,
  correction: Omit<AmountCorrection, 'date'> & { comment: string },
): LoanFile {
  const file = accruedTo(known, doing);
  const { part, difference, comment } = correction;
  const asked = { part, difference, date: doing.date };
  const change = correctAmounts(bookOf(file), asked);
  const size = signedAmount(difference);
  const [owed, income] = ACCOUNTS[part];
  const booked = posted(
    withAction(
      { ...file, book: change.after, state: change.after.state },
      { kind: 'CORRECT', ...asked },
    ),
    doing,
    'CORRECTION',
    [signed(owed, 'debit', size), signed(income, 'credit', size)],
  );
  const noted = withCorrection(booked, doing, 'AMOUNTS', {
    before: { [part]: change.open.before },
    after: { [part]: change.open.after, difference: size, comment },
  });
  return closedWhenSettled(released(noted, doing, change.released), doing.date);
}

/** The file with one more correction record. */
export function withCorrection(
  file: LoanFile,
  { at, by }: Doing,
  kind: CorrectionRecord['kind'],
  sides: Pick<CorrectionRecord, 'before' | 'after'>,
): LoanFile {
  const id = file.id * 100 + file.corrections.length + 1;
  return { ...file, corrections: [...file.corrections, { id, at, by, kind, ...sides }] };
}

const ACCOUNTS = {
  FEE: ['feesReceivable', 'feeIncome'],
  INTEREST: ['accruedInterest', 'interestIncome'],
  OVERDUE_INTEREST: ['accruedInterest', 'interestIncome'],
  ADDITIONAL_INTEREST: ['accruedAdditional', 'additionalIncome'],
} as const;

const signedAmount = (difference: string): string => plus(difference);
