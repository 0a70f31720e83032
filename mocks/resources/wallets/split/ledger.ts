import { dayOf } from '../../../../src/domain/dates';
import type { LedgerSource, Posting } from '../../../ledger/Ledger';
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
