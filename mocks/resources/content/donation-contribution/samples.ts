import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { giftJournal, sampleGifts } from '../donation/sampleDonations';

/** What was given; who gave without a name is not in its row, and neither is the journal that names the wallet. */
export const samples: SampleMaker = {
  resource: 'donation_contribution',
  make: cachedByWorld((world) =>
    sampleGifts(world).map(
      ({ id, donationId, customerId, isAnonymous, amount, givenAt, tenant }) => ({
        id,
        donationId,
        customerId: isAnonymous ? null : customerId,
        isAnonymous,
        amount,
        givenAt,
        journalId: isAnonymous ? null : giftJournal(id),
        tenant,
        createdAt: givenAt,
        updatedAt: givenAt,
      }),
    ),
  ),
};
