import { dayOf } from '../../../../src/domain/dates';
import type { SplitType } from '../../../../src/domain/enums/wallets';
import { total, ZERO } from '../../../../src/domain/lending/amounts';
import {
  checkPercent,
  checkShares,
  paidBy,
  type SplitShare,
} from '../../../../src/domain/wallets/split';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf, type LedgerSource, type Posting } from '../../../ledger/Ledger';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { tenantsOf } from '../walletPeople';
import { samples } from './samples';

interface Member {
  customerId: number;
  amount: string;
  paidAt: string;
  journalNumber: string | null;
}

/** What members paid from their wallets: it goes to the wallet of who made the bill. */
export const splitPostings = onceAWorld((world): readonly Posting[] => {
  const tenants = tenantsOf(world);
  return samples.make(world).flatMap(({ id, number, customerId, groupUsers }) =>
    (groupUsers as Member[]).flatMap((member): Posting[] =>
      member.journalNumber === null
        ? []
        : [
            {
              id: member.journalNumber,
              kind: 'SPLIT_PAID',
              valueDate: dayOf(member.paidAt) ?? world.today,
              at: member.paidAt,
              by: null,
              tenant: tenants.get(Number(customerId)) ?? MAIN_TENANT,
              of: { resource: 'splits', id, label: String(number) },
              lines: [
                { account: 'wallet', holder: member.customerId, debit: member.amount },
                { account: 'wallet', holder: Number(customerId), credit: member.amount },
              ],
            },
          ],
    ),
  );
});

export const postings: LedgerSource['postings'] = ({ world }) => splitPostings(world);

/** R16: shares of bills that were paid from wallets by the ledger, beside the bills, whose shares add up to their totals. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const tenants = tenantsOf(store.world);
  const booked = new Map<string, { amount: string; id: string; label: string }[]>();
  for (const { journal, credit } of ledgerOf(store).lines({ account: 'wallet', tenant })) {
    if (journal.of?.resource !== 'splits' || credit === null) continue;
    const key = String(journal.of.id);
    const { id, of } = journal;
    booked.set(key, [...(booked.get(key) ?? []), { amount: credit, id, label: of.label }]);
  }
  const rows = (store.collection('splits')?.all ?? [])
    .filter(({ customerId }) => inBooks(tenant)({ tenant: tenants.get(Number(customerId)) }))
    .map((split) => {
      const own = booked.get(String(split.id)) ?? [];
      const figures = {
        splitType: split.splitType as SplitType,
        totalAmount: String(split.totalAmount),
        shares: split.groupUsers as SplitShare[],
      };
      const row = {
        resource: 'splits' as const,
        id: split.id,
        label: String(split.number),
        left: total(own.map(({ amount }) => amount)),
        right: total([paidBy(figures.shares, 'WALLET') ?? ZERO]),
        journals: own.map(({ id }) => id),
      };
      return { row, shares: [checkShares(figures), checkPercent(figures)] };
    });
  const listed = new Set(rows.map(({ row }) => String(row.id)));
  // What was paid of a bill that nobody has any more.
  const unknown = [...booked]
    .filter(([key]) => !listed.has(key))
    .map(([id, own]) => ({
      resource: 'splits' as const,
      id,
      label: own[0].label,
      left: total(own.map(({ amount }) => amount)),
      right: ZERO,
      journals: own.map((one) => one.id),
    }));
  const paid = [...rows.map(({ row }) => row), ...unknown];
  return [
    {
      key: 'splits',
      asOf: 'now',
      left: total(paid.map(({ left }) => left)),
      right: total(paid.map(({ right }) => right)),
      differences: [
        ...paid.filter(({ left, right }) => left !== right),
        ...rows.flatMap(({ row, shares }) =>
          shares.flatMap((one) =>
            one && !one.ok ? [{ ...row, left: String(one.left), right: String(one.right) }] : [],
          ),
        ),
      ],
    },
  ];
};
