import { payoffOn } from '../../../../src/domain/lending/payoff';
import type { LetterFacts } from '../../../../src/domain/letters/LetterFacts';
import type { MockRecord } from '../../../engine/MockRecord';
import { type LetterSource, loanLetterFacts } from '../../settings/document/letterFacts';
import { fileOf } from '../book/fileOf';

/** What a notice of a loan says on the day of its print: everything that closes it, by its parts. */
export function owedFacts(source: LetterSource, loan: MockRecord): LetterFacts {
  const asOfDate = source.today;
  const { book } = fileOf(loan);
  const payoff = book && payoffOn(book, asOfDate);
  return loanLetterFacts(source, loan, {
    customerId: loan.customerId,
    claim: {
      principal: payoff?.principal ?? '0.00',
      interest: payoff?.interest ?? '0.00',
      additionalInterest: payoff?.parts.additionalInterest ?? '0.00',
      courtFee: payoff?.parts.fees ?? '0.00',
      courtCost: payoff?.parts.courtCosts ?? '0.00',
    },
    asOfDate,
  });
}
