import { isNegativeMoney } from '../../../../src/domain/money';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { appPostings } from '../../wallets/wallet/ledger';
import { type Fee, feesOfLoan, feesOfWallets } from './fees';

/** The paid fees of a sample, the oldest first. */
export const paidSampleFees = onceAWorld((world): Fee[] =>
  [...sampleLoans(world).flatMap(feesOfLoan), ...feesOfWallets(appPostings(world))]
    .filter(({ isPaid, amount }) => isPaid && !isNegativeMoney(amount))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0)),
);
