import type { LedgerSource, Posting } from '../../../ledger/Ledger';
import { sampleOutgoing } from './sampleOutgoing';
import { isTakenBackByBooks } from './takeBack';
import { waitingJournalOf } from './waitingJournal';

/** Money of the sample that has left a wallet and not yet its bank (docs/domain/money.md 4.10). */
export const postings: LedgerSource['postings'] = ({ world }) =>
  sampleOutgoing(world)
    .filter(({ state }) => state === 'WAITING' || state === 'RETRYING')
    .map(({ number, tenant, amount, from, at }): Posting => ({
      id: waitingJournalOf(number),
      kind: 'TRANSFER_WAITING',
      valueDate: world.today,
      at,
      by: null,
      tenant,
      memo: number,
      lines: [
        { account: from, debit: amount },
        { account: 'failedTransfers', credit: amount },
      ],
    }));

/** What has left the house, or may have, is not taken back by the books. */
export const mayReverse: LedgerSource['mayReverse'] = isTakenBackByBooks;
