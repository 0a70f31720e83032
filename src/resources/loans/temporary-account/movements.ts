import { minus, plus, total, ZERO } from '../../../domain/lending/amounts';
import type { TemporaryAccount, TemporaryMovement } from './api';

// A temporary account as a statement, on the page and in the workbook. Amounts are decimal strings.

/** The movements, each with what was on the account after it. */
export function withBalances({
  opening,
  movements,
}: Pick<TemporaryAccount, 'opening' | 'movements'>): (TemporaryMovement & { balance: string })[] {
  let balance = opening;
  return movements.map((one) => {
    balance = minus(plus(balance, one.in ?? ZERO), one.out ?? ZERO);
    return { ...one, balance };
  });
}

/** Σ of what came onto the account, and of what left it. */
export const turnoverOf = ({ movements }: Pick<TemporaryAccount, 'movements'>) => ({
  came: total(movements.map(({ in: came }) => came ?? ZERO)),
  went: total(movements.map(({ out }) => out ?? ZERO)),
});

/** What a movement came from or went to; nothing is known of the oldest ones. */
export const originOf = ({
  loanCode,
  batchCode,
  origin,
}: Pick<TemporaryMovement, 'loanCode' | 'batchCode' | 'origin'>): string | null =>
  loanCode ?? batchCode ?? origin;
