import type { LoanBook } from '../../../src/domain/lending/LoanBook';
import { openBook, type PayoutTerms } from '../../../src/domain/lending/payout';

/**
 * The loan of the vectors: 1 200 000 at 36 % a year, issued 2026-01-31, chart 04, six months
 * (docs/domain/lending.md 5.4).
 */
export const terms: PayoutTerms = {
  principal: '1200000',
  annualPercent: '36',
  startDate: '2026-01-31',
  chart: '04',
  termUnit: 'MONTH',
  term: 6,
  paymentOption: 'DIRECT',
};

export function sampleBook(of: Partial<PayoutTerms> = {}, book: Partial<LoanBook> = {}): LoanBook {
  return {
    ...openBook({ ...terms, ...of }, { additionalPercent: '20', isExtendable: true }),
    ...book,
  };
}
