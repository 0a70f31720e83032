import Big from 'big.js';
import type { MockRecord } from '../../../engine/MockRecord';
import { sumOf } from '../loan/loanRows';
import type { Store } from '../../../engine/Store';

/** The loans on a pledge. */
export const loansOn = (store: Store, { loanIds }: MockRecord): MockRecord[] =>
  ((loanIds ?? []) as number[]).flatMap((id) => store.collection('loans')?.get(id) ?? []);

/** What a pledge says of its loans as they are now: balances, loan to value, whether all are closed. */
export function collateralFigures(store: Store, record: MockRecord): Record<string, unknown> {
  const loans = loansOn(store, record);
  const balance = sumOf(loans.map((loan) => loan.balance));
  const value = Number(record.value ?? 0);
  return {
    balance,
    ltv: value > 0 ? Number(new Big(balance).div(value).times(100).round(2).toFixed(2)) : null,
    loanCount: loans.length,
    loanClosed: loans.length > 0 && loans.every(({ state }) => state === 'CLOSED'),
  };
}
