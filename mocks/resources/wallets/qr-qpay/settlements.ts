import { isPositive, minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { settledOn } from './payments';

/** What QPay brought onto the bank's account for a payment on a day; below zero what it took back. */
export interface Settlement {
  on: string;
  amount: string;
}

/** Where a payment keeps what QPay brought for it: a symbol is copied with the record and never answered. */
const SETTLEMENTS: unique symbol = Symbol('settlements of QPay');

type Kept = Partial<MockRecord> & { [SETTLEMENTS]?: readonly Settlement[] };

/** What QPay has settled of a payment, the oldest first; the whole of it unless it said another sum. */
export const settlementsOf = (payment: MockRecord): readonly Settlement[] =>
  (payment as Kept)[SETTLEMENTS] ??
  (typeof payment.settledOn === 'string'
    ? [{ on: payment.settledOn, amount: String(payment.settledAmount) }]
    : []);

/**
 * What a new day brings of a paid payment: QPay settles it on the day after, and what it then settled wrongly once it says so
 * (docs/domain/wallets.md 6.5).
 */
export function settledBy(
  store: Store,
  payment: MockRecord,
  today: string,
): Record<string, unknown> | undefined {
  const { paymentId, paidAt, settledAmount } = payment;
  const first = settledOn(paidAt, today);
  if (payment.statusCode !== 'PAID' || first === null) return undefined;
  const before = settlementsOf(payment);
  const said = store.outside.word('qpay', paymentId) ?? String(settledAmount);
  const rest = minus(said, total(before.map(({ amount }) => amount)));
  if (rest === ZERO) return undefined;
  const patch: Kept = { settledOn: payment.settledOn ?? first };
  patch[SETTLEMENTS] = [...before, { on: before.length === 0 ? first : today, amount: rest }];
  return patch;
}

/** A settlement as an amount above zero, and whether QPay brought it. */
export const sidesOf = ({ amount }: Settlement): { sum: string; isIn: boolean } =>
  isPositive(amount) ? { sum: amount, isIn: true } : { sum: minus(ZERO, amount), isIn: false };
