import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import { openBook, payOut } from '../../../../src/domain/lending/payout';
import { posted } from './ledger';
import { type Doing, type LoanFile, withEvent } from './LoanFile';

/**
 * Pays a loan out (T2, docs/domain/lending.md 3.1): its book begins, the LN account is debited with the whole lent
 * amount, what is kept back goes to its own accounts. `doing.date` is the value date, which may be before the day it
 * is booked on.
 * @param from where the money leaves
 */
export function payOutLoan(
  file: LoanFile,
  doing: Doing,
  from: 'bank' | 'wallet' = 'bank',
): LoanFile {
  const terms = { ...file.terms, startDate: doing.date };
  const { paidOut, interestInAdvance, feeInAdvance } = payOut(terms);
  const { isExtendable, additionalPercent } = file;
  const fee = plus(terms.fee ?? ZERO);
  const issued: LoanFile = {
    ...file,
    state: 'LOAN_ONGOING',
    terms,
    book: openBook(terms, { additionalPercent, isExtendable }),
    closedThrough: null,
  };
  const charged = posted(issued, doing, 'FEE', [
    ['feesReceivable', 'debit', fee],
    ['feeIncome', 'credit', fee],
  ]);
  const booked = posted(charged, doing, 'PAYOUT', [
    ['loan', 'debit', plus(terms.principal)],
    [from, 'credit', paidOut],
    ['interestInAdvance', 'credit', interestInAdvance],
    ['feesReceivable', 'credit', feeInAdvance],
  ]);
  const posting = withEvent(booked, doing.at, { stage: 'POSTING' });
  const sent = withEvent(posting, doing.at, { stage: 'TRANSFER' });
  const done = withEvent(sent, doing.at, { stage: 'ISSUED' });
  return withEvent(done, doing.at, { stage: 'NOTICE' });
}
