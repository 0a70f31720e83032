import { isNegativeMoney } from '../../../../src/domain/money';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { appPostings } from '../../wallets/wallet/ledger';
import { type Fee, feesOfLoan, feesOfWallets } from './fees';

/** A fee that was paid. */
export type PaidSampleFee = Fee & { wantedDay: string; wantedAt: string };

const isWanted = (fee: Fee): fee is PaidSampleFee =>
  fee.isPaid && fee.wantedDay !== null && !isNegativeMoney(fee.amount);

/** The paid fees of a sample, those first that were paid first. */
export const paidSampleFees = onceAWorld((world): PaidSampleFee[] =>
  [...sampleLoans(world).flatMap(feesOfLoan), ...feesOfWallets(appPostings(world))]
    .filter(isWanted)
    .sort((one, other) => one.wantedDay.localeCompare(other.wantedDay)),
);
