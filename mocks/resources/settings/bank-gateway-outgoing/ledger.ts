import { BANK_ACCOUNTS } from '../../../../src/domain/ledger/entryKinds';
import { lyingCheck } from '../../../ledger/controlCheck';
import type { LedgerSource, Posting } from '../../../ledger/Ledger';
import { heldAtBank } from '../bank-gateway-statement/bankBook';
import { sampleOutgoing } from './sampleOutgoing';
import { recordOfJournal } from '../bank-gateway-statement/whoseMoney';
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

/** What the books hold of each account at a bank, beside the closing of the bank's own statements (docs/domain/money.md 4.14). */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const recordOf = recordOfJournal(store);
  return BANK_ACCOUNTS.map((account) =>
    lyingCheck(
      store,
      { key: account === 'bank' ? 'bankBalance' : account, account, tenant },
      { parts: heldAtBank(store, account, tenant), recordOf },
    ),
  );
};

/** What has left the house, or may have, is not taken back by the books. */
export const mayReverse: LedgerSource['mayReverse'] = isTakenBackByBooks;
