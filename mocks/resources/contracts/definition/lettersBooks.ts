import { dayOf } from '../../../../src/domain/dates';
import type { DefinitionTemplate } from '../../../../src/domain/enums/contracts';
import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import {
  type ContractOnDay,
  type LoanOnDay,
  referenceLetter,
  type ReferenceLetter,
} from '../../../../src/domain/letters/referenceLetter';
import { fileOf } from '../../loans/book/fileOf';
import type { MockRecord } from '../../../engine/MockRecord';

/** What the books say of a loan at the end of a day. */
function loanOnDay(loan: MockRecord, day: string): LoanOnDay {
  const { book, terms, receipts, closed, offBalance, recoveries } = fileOf(loan);
  const isIssued = book !== null && book.lentDate <= day;
  const isClosed = closed !== null && closed.date <= day;
  const repaid = receipts
    .filter(({ date }) => date <= day)
    .flatMap(({ split }) =>
      Object.entries(split).flatMap(([part, amount]) =>
        part.endsWith('Principal') ? [amount] : [],
      ),
    );
  const left = minus(terms.principal, total(repaid));
  const recovered = recoveries.filter(({ date }) => date <= day).map((one) => one.recovered);
  return {
    isIssued,
    isClosed,
    balance: isIssued && !isClosed ? left : ZERO,
    offBalance: isClosed && offBalance ? minus(offBalance.owed, total(recovered)) : ZERO,
  };
}

/** What the books say of a contract at the end of a day. */
function contractOnDay(
  { signedAt, canceledAt, isArchive }: MockRecord,
  day: string,
): ContractOnDay {
  const signed = dayOf(signedAt as string);
  const ended = dayOf(canceledAt as string);
  return {
    isInForce: signed !== undefined && signed <= day && !isArchive && !(ended && ended <= day),
  };
}

/** The letter that the books of a customer give on a day. */
export const letterByBooks = (
  template: DefinitionTemplate,
  { loans, contracts }: { loans: readonly MockRecord[]; contracts: readonly MockRecord[] },
  day: string,
): ReferenceLetter =>
  referenceLetter(template, {
    loans: loans.map((loan) => loanOnDay(loan, day)),
    contracts: contracts.map((contract) => contractOnDay(contract, day)),
  });
