import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import { rateWarning } from '../../../../src/domain/lending/rateWarning';
import type {
  AccountMovement,
  LoanAccount,
  LoanBookAnswer,
  LoanEvent,
  Receipt,
  Recovery,
  Rescheduling,
} from '../../../../src/resources/loans/loan/api';
import { repaidOf } from './fields';
import { type LoanFile, openingOf, withDaysOff } from './LoanFile';

/** `GET /loans/{id}/book`. A closed loan is classified no more, so there is nothing to compare. */
export function bookAnswer(
  file: LoanFile,
  today: string,
  settings?: LendingSettings,
): LoanBookAnswer {
  const { book, terms, storedClass, endOfDay, renewal, manualUpgrade, registry } = file;
  const isClassified = book !== null && file.state !== 'CLOSED';
  return {
    today,
    terms: book ? terms : { ...withDaysOff(terms, settings?.daysOff), startDate: today },
    book,
    ...(settings ? { settings } : {}),
    ...(settings && !book ? { rateWarning: rateWarning(terms.annualPercent, settings) } : {}),
    actions: file.actions,
    opening: book && openingOf(file),
    writtenOff: file.writtenOff,
    principalRepaid: repaidOf(file).principal,
    classes: isClassified
      ? {
          storedClass,
          ...(endOfDay ? { endOfDay } : {}),
          ...(renewal ? { renewal } : {}),
          ...(manualUpgrade ? { manualUpgrade } : {}),
          ...(registry ? { registry } : {}),
        }
      : null,
  };
}

/** `GET /loans/{id}/account`: the lines of the LN account with their running balance, credit − debit. */
export function accountAnswer(file: LoanFile): LoanAccount {
  const own = file.lines.filter(({ accountKey }) => accountKey === 'ledgerAccounts.loan');
  let balance = ZERO;
  const movements = own.map(({ id, date, kind, debit, credit, journalId }): AccountMovement => {
    balance = minus(plus(balance, credit ?? ZERO), debit ?? ZERO);
    return { id, date, kind, debit, credit, balance, journalId };
  });
  return {
    accountNumber: file.ledgerAccount,
    openedOn: file.book?.lentDate ?? null,
    opening: ZERO,
    closing: balance,
    writtenOff: file.writtenOff,
    movements,
  };
}

/** Newest first, as lists of what happened are answered. */
export const newestFirst = <T extends Receipt | Recovery | Rescheduling | LoanEvent>(
  rows: readonly T[],
): T[] => [...rows].reverse();
