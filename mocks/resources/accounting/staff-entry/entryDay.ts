import { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { dayOf } from '../../../../src/domain/dates';
import { total, ZERO } from '../../../../src/domain/lending/amounts';
import type { EntryDayRow } from '../../../../src/resources/accounting/staff-entry/api';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { payOutFacts } from '../../settings/bank-gateway-outgoing/payOut';
import type { EntryPlan } from './plan';

/** Income accounts: what a correction moves on them is its amount. */
const INCOME: readonly string[] = ['interestIncome', 'additionalIncome', 'feeIncome'];

/** The day of an entry: that in whose books it is, or that of its making while it is not booked. */
export const dayOfEntry = ({ bookingDay, createdAt }: MockRecord): string =>
  typeof bookingDay === 'string' ? bookingDay : (dayOf(String(createdAt)) ?? '');

/**
 * What the caller has booked of a kind today, for a lender, without a second person (docs/domain/money.md 4.5). What was taken
 * back counts no longer. A cash-out counts with everything else that has left the house that way (4.12).
 */
export const bookedAlone = (
  call: Call,
  plan: Pick<EntryPlan, 'kind' | 'tenant' | 'owner'>,
): string =>
  plan.kind === 'WALLET_CASH_OUT'
    ? payOutFacts(call.store, {
        kind: plan.kind,
        customer: plan.owner ?? undefined,
        from: 'bankPayouts',
        by: call.caller.id,
      }).alone
    : bookedOfKind(call, plan);

const bookedOfKind = (
  { store, caller }: Call,
  { kind, tenant }: Pick<EntryPlan, 'kind' | 'tenant'>,
): string =>
  total(
    (store.collection('accounting/entries')?.all ?? [])
      .filter(
        (one) =>
          one.createdBy === caller.id &&
          one.kind === kind &&
          one.tenant === tenant &&
          one.state === 'BOOKED' &&
          one.decidedBy === null &&
          dayOf(String(one.createdAt)) === store.clock.today(),
      )
      .map(({ amount }) => String(amount ?? ZERO)),
  );

const isBooked = ({ state }: MockRecord): boolean => state === 'BOOKED' || state === 'REVERSED';

/** What the journals of an entry have booked of its amount: the ledger's own, or of a correction the loan's. */
function bookedAmount(store: Store, { journalId, loanJournalId }: MockRecord): string {
  const ledger = ledgerOf(store);
  if (journalId) {
    const lines = ledger.journal(String(journalId))?.lines ?? [];
    return total(lines.map(({ debit }) => debit ?? ZERO));
  }
  const lines = loanJournalId ? (ledger.journal(String(loanJournalId))?.lines ?? []) : [];
  return total(
    lines.flatMap(({ account, debit, credit }) =>
      INCOME.includes(account) ? [debit ?? credit ?? ZERO] : [],
    ),
  );
}

/** Entries by kind, with what their journals say; kinds of which there is none are left out. */
export function dayRows(store: Store, entries: readonly MockRecord[]): EntryDayRow[] {
  return StaffEntryKind.values.flatMap((kind): EntryDayRow[] => {
    const own = entries.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const booked = own.filter(isBooked);
    return [
      {
        kind,
        count: booked.length,
        amount: total(booked.map(({ amount }) => String(amount ?? ZERO))),
        waiting: own.filter(({ state }) => state === 'WAITING').length,
        reversed: own.filter(({ state }) => state === 'REVERSED').length,
        ledger: total(booked.map((one) => bookedAmount(store, one))),
      },
    ];
  });
}
