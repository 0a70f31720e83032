import { dayOf } from '../../../../src/domain/dates';
import { minus, ZERO } from '../../../../src/domain/lending/amounts';
import type { PrincipalChange } from '../../../../src/domain/savings/figures';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const ONTO: readonly unknown[] = ['DEPOSIT_FROM_WALLET'];
const FROM: readonly unknown[] = ['DEPOSIT_TO_WALLET', 'DEPOSIT_TO_LOAN'];

/** What an entry moved on the savings that it names, and took back. */
function changesBy({ kind, state, amount, valueDate, decidedAt }: MockRecord): PrincipalChange[] {
  const isOnto = ONTO.includes(kind);
  if (!isOnto && !FROM.includes(kind)) return [];
  const moved = isOnto ? String(amount) : minus(ZERO, String(amount));
  const booked = { on: String(valueDate), amount: moved };
  if (state === 'BOOKED') return [booked];
  return state === 'REVERSED'
    ? [booked, { on: dayOf(String(decidedAt)) ?? '', amount: minus(ZERO, moved) }]
    : [];
}

/** What staff moved on savings, by the entries and not by their journals, by value date (docs/domain/money.md 4.16). */
export const entriesOnSaving = (store: Store, savingId: unknown): PrincipalChange[] =>
  (store.collection('accounting/entries')?.all ?? [])
    .filter((entry) => entry.savingId === savingId)
    .flatMap(changesBy)
    .sort((one, other) => one.on.localeCompare(other.on, 'en'));
