import { pastDueRangeOf } from '../../../../src/domain/classification';
import { figuresOf } from '../../../../src/domain/lending/figures';
import { interestToDate } from '../../../../src/domain/lending/accrual';
import { daysPastDue, oldestUnpaidDate } from '../../../../src/domain/lending/daysPastDue';
import { derivedStateOf } from '../../../../src/domain/lending/derivedState';
import { isPositive, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { balanceOf } from '../../../../src/domain/lending/LoanBook';
import { payOut } from '../../../../src/domain/lending/payout';
import { claimLeft } from '../../../../src/domain/lending/recovery';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import type { ReceiptSplit } from '../../../../src/domain/lending/waterfall';
import type { LoanFactsAnswer } from '../../../../src/resources/loans/loan/api';
import { filed } from './fileOf';
import type { LoanFile } from './LoanFile';

type RequestFacts = LoanFactsAnswer['request'];

/**
 * The fields of a loan's record that follow from its file on a day, with the file itself behind them.
 * @param request what its conditions as a request are calculated from; kept while it is one
 */
export function recordFields(
  file: LoanFile,
  today: string,
  request?: RequestFacts,
): Record<string, unknown> {
  const { book, closed, terms } = file;
  return {
    ...filed(file),
    state: file.state,
    // A renewal may go on by another chart.
    chartType: book?.chart ?? terms.chart,
    lentAmount: plus(terms.principal),
    fee: plus(terms.fee ?? ZERO),
    bankCode: file.bankCode,
    accountNumber: file.accountNumber,
    ...(book ? statusOf(file, today) : NOTHING_YET),
    refundedAmount: repaidOf(file).repaid,
    lendedDate: book?.lentDate ?? null,
    offBalance: file.offBalance ? claimLeft(file.offBalance) : null,
    recoveredAmount: file.offBalance?.recovered ?? null,
    closedDate: closed?.date ?? null,
    closeReason: closed?.reason ?? null,
    extensionDuration: file.extensionDuration,
    isExtended: (book?.extensions ?? 0) > 0,
    isExtendable: file.isExtendable,
    classification: book ? file.storedClass : null,
    facts: factsOf(file, today, request),
  };
}

/** What is repaid over all receipts, of everything and of the principal; the temporary account is no repayment. */
export function repaidOf({ receipts }: Pick<LoanFile, 'receipts'>): {
  repaid: string;
  principal: string;
} {
  const sumOf = (counts: (part: keyof ReceiptSplit) => boolean) =>
    total(
      receipts.flatMap(({ split }) =>
        (Object.entries(split) as [keyof ReceiptSplit, string][]).flatMap(([part, amount]) =>
          counts(part) ? [amount] : [],
        ),
      ),
    );
  return {
    repaid: sumOf((part) => part !== 'temporary'),
    principal: sumOf((part) => part.endsWith('Principal')),
  };
}

/** What the conditions of a loan's actions are calculated from. */
export function factsOf(file: LoanFile, today: string, request?: RequestFacts): LoanFactsAnswer {
  const { book, bankLine, court, storedClass, isExtendable } = file;
  const balance = book ? balanceOf(book) : ZERO;
  return {
    daysPastDue: book ? daysPastDue(book.rows, today) : 0,
    balance,
    arrears: book ? arrearsOf(file, today) : ZERO,
    storedClass,
    isExtendable,
    extensions: book?.extensions ?? 0,
    extensionPending: book?.hasPendingExtension ?? false,
    renewals: book?.renewals ?? 0,
    receipts: file.receipts.length,
    ...(request && file.state === 'LOAN_REQUESTED' ? { request } : {}),
    ...(file.state === 'CANCELLED'
      ? {
          payout: bankLine && {
            amountAgrees: plus(bankLine.amount) === paidOutOf(file),
            accountAgrees: bankLine.account === file.accountNumber,
            line: {
              amount: plus(bankLine.amount),
              account: bankLine.account,
              date: bankLine.date,
            },
          },
        }
      : {}),
    ...(file.offBalance ? { offBalance: claimLeft(file.offBalance) } : {}),
    ...(court && file.state === 'LOAN_COURT' ? { courtDecided: court.isDecided } : {}),
  };
}

/** What is due; where no principal is left, everything that is still open. */
function arrearsOf({ book }: LoanFile, today: string): string {
  if (!book) return ZERO;
  return isPositive(balanceOf(book)) ? figuresOf(book, today).dueNow : payoffOn(book, today).total;
}

/** What the customer gets of the loan that was asked for. */
const paidOutOf = ({ terms }: LoanFile): string => payOut(terms).paidOut;

const NOTHING_YET = {
  balance: null,
  dueNow: null,
  interest: null,
  overdueInterest: null,
  penaltyInterest: null,
  refundDate: null,
  overdueDays: null,
  derivedState: null,
  pastDueRange: null,
};

function statusOf({ book }: LoanFile, today: string): Record<string, unknown> {
  if (!book) return NOTHING_YET;
  const derived = derivedStateOf(book, today);
  const { balance, dueNow, overdueInterest, additionalInterest, nextDue } = figuresOf(book, today);
  return {
    balance,
    dueNow,
    interest: interestToDate(book, today).currentInterest,
    overdueInterest,
    penaltyInterest: additionalInterest,
    refundDate: nextDue?.date ?? oldestUnpaidDate(book.rows),
    overdueDays: derived?.days ?? null,
    derivedState: derived?.kind ?? null,
    pastDueRange: derived ? pastDueRangeOf(derived.days) : null,
  };
}
