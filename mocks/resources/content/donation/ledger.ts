import { holderCheck } from '../../../ledger/holderCheck';
import { inBooks } from '../../../ledger/inBooks';
import { journalFrom, type LedgerSource, type LiveBook } from '../../../ledger/Ledger';
import type { RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { minus, total } from '../../../../src/domain/lending/amounts';
import { giftPosting, type SampleGift, sampleGifts } from './sampleDonations';

export const follows: LedgerSource['follows'] = 'donation_contribution';

/** The journals of all contributions, from the contributions themselves; only the sample knows who gave without a name. */
export const books = (store: Store): LiveBook[] => {
  const givers = new Map(sampleGifts(store.world).map(({ id, customerId }) => [id, customerId]));
  const titles = new Map(
    (store.collection('donation')?.all ?? []).map(({ id, title }) => [id, String(title)]),
  );
  const gifts = (store.collection('donation_contribution')?.all ??
    []) as unknown as readonly SampleGift[];
  return [
    {
      key: {},
      journals: () =>
        gifts.map((gift) => {
          const giver = givers.get(gift.id) ?? gift.customerId;
          const posting = giftPosting(gift, giver, titles.get(gift.donationId) ?? '');
          return journalFrom(posting, posting.id);
        }),
    },
  ];
};

/**
 * R24: what is on the account of each donation by the ledger, beside what it says that it collected. People of one lender
 * give for the same donations as those of the others: in another lender's books a donation has what its own people gave by
 * their contributions; in those of the lender whose donation it is, the rest of what it says that it collected.
 */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const donations = store.collection('donation')?.all ?? [];
  const gifts = store.collection('donation_contribution')?.all ?? [];
  const isTheirs = inBooks(tenant);
  const given = (id: RecId, isCounted: (gift: object) => boolean): string =>
    total(
      gifts
        .filter((gift) => gift.donationId === id && isCounted(gift))
        .map(({ amount }) => String(amount)),
    );
  return [
    holderCheck(
      store,
      { key: 'donations', account: 'donations', tenant },
      donations.map((donation) => {
        const { id, title, collectedAmount } = donation;
        return {
          resource: 'donation' as const,
          id,
          label: String(title),
          holder: Number(id),
          balance: isTheirs(donation)
            ? minus(
                String(collectedAmount),
                given(id, (gift) => !isTheirs(gift)),
              )
            : given(id, isTheirs),
        };
      }),
    ),
  ];
};
