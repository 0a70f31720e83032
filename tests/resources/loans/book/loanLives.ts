import { accountAnswer, bookAnswer } from '../../../../mocks/resources/loans/book/answers';
import { recordFields } from '../../../../mocks/resources/loans/book/fields';
import {
  type Doing,
  type LoanFile,
  newFile,
} from '../../../../mocks/resources/loans/book/LoanFile';
import { payOutLoan } from '../../../../mocks/resources/loans/book/payOutLoan';
import { receiveAt } from '../../../../mocks/resources/loans/book/resplit';
import { type Check, verdictOf } from '../../../../src/domain/reconcile/Check';
import { reconcileLoan } from '../../../../src/domain/reconcile/reconcileLoan';
import {
  figuresForChecks,
  type LoanAnswers,
  type LoanRecordFigures,
} from '../../../../src/resources/loans/loan/loanFigures';

export const ISSUE = '2026-01-31';
export const doingOn = (date: string): Doing => ({ date, at: `${date}T04:00:00.000Z`, by: null });

/** The sample loan of docs/domain/lending.md, paid out, with a fee of 12 000. */
export function issued(terms: Partial<LoanFile['terms']> = {}): LoanFile {
  const request = newFile(
    {
      id: 300_900,
      customerId: 100_900,
      terms: {
        principal: '1200000',
        annualPercent: '36',
        startDate: ISSUE,
        chart: '04',
        termUnit: 'MONTH',
        term: 6,
        paymentOption: 'DIRECT',
        fee: '12000',
        ...terms,
      },
      isExtendable: true,
      additionalPercent: '20',
      bankCode: 5,
      accountNumber: '5000000001',
    },
    doingOn(ISSUE),
  );
  return payOutLoan(request, doingOn(ISSUE));
}

/** Books a receipt of any value date. */
export const pay = (file: LoanFile, date: string, today: string, amount: string): LoanFile =>
  receiveAt(file, doingOn(today), date, { amount, source: 'BANK' });

/** What the addresses of a loan answer on a day. */
export const answersOf = (
  file: LoanFile,
  today: string,
): LoanAnswers & { record: LoanRecordFigures } => ({
  record: recordFields(file, today),
  book: bookAnswer(file, today),
  repayments: file.receipts,
  account: accountAnswer(file),
  journals: file.lines,
});

/** The checks over answers, exactly as the page of the loan has them. */
export const checksOver = ({ record, ...answers }: ReturnType<typeof answersOf>): Check[] =>
  reconcileLoan(figuresForChecks(record, answers));

export const checksOf = (file: LoanFile, today: string): Check[] =>
  checksOver(answersOf(file, today));

/** The checks that are neither equal nor explained. */
export const brokenOf = (file: LoanFile, today: string): Check[] =>
  checksOf(file, today).filter((check) => verdictOf(check) === 'unequal');
