import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import type { LedgerAccount } from '../../../ledger/chart';
import { inBooks } from '../../../ledger/inBooks';
import { journalOfMove, lenderOfSaving } from '../../customers/saving/ledger';
import { movesOf } from '../../customers/saving/moves';

const sumOf = (records: readonly MockRecord[], field: string): string =>
  total(records.map(({ [field]: amount }) => String(amount)));

interface OpeningLine {
  account: string;
  debit: string | null;
  credit: string | null;
}

/**
 * What an account began with by the documents that opened it.
 * @returns debit − credit, decimal string
 */
export function openedWith(store: Store, account: LedgerAccount, tenant: string | undefined) {
  const own = (store.collection('accounting/opening-balance')?.all ?? [])
    .filter((one) => one.state === 'SET' && inBooks(tenant)(one))
    .flatMap(({ lines }) => lines as readonly OpeningLine[])
    .filter((line) => line.account === account);
  return minus(
    total(own.map(({ debit }) => debit ?? ZERO)),
    total(own.map(({ credit }) => credit ?? ZERO)),
  );
}

/**
 * What an account of the lender holds by the bank's own word, without a look into the books (docs/domain/money.md 4.6): what it
 * began with, transfers between own accounts, less what the outgoing log says was executed from it, and the merchants and savings
 * of the sample that were paid before there was that log.
 */
export function heldAtBank(
  store: Store,
  account: BankAccountKey,
  tenant: string | undefined,
): string {
  const of = (
    resource: Parameters<Store['collection']>[0],
    isWanted: (one: MockRecord) => boolean,
  ) =>
    (store.collection(resource)?.all ?? []).filter((one) => isWanted(one) && inBooks(tenant)(one));
  const transfers = (side: 'fromAccount' | 'toAccount') =>
    sumOf(
      of(
        'accounting/entries',
        ({ state, kind, [side]: at }) =>
          state === 'BOOKED' && kind === 'INTERNAL_TRANSFER' && at === account,
      ),
      'amount',
    );
  const log = of('bank-gateways/outgoing', ({ from }) => from === account);
  const inLog = new Set(log.map(({ journalId }) => journalId));
  const merchants = of(
    'merchant-cashout',
    ({ state, journalId }) =>
      account === 'bankPayouts' && state === 'PAID' && !inLog.has(journalId),
  );
  const savings = (store.collection('saving')?.all ?? [])
    .filter((one) => tenant === undefined || lenderOfSaving(store, one) === tenant)
    .flatMap((one) =>
      movesOf(one).filter(
        ({ to }, place) => to === account && !inLog.has(journalOfMove(one, place)),
      ),
    );
  return minus(
    plus(openedWith(store, account, tenant), transfers('toAccount')),
    plus(
      transfers('fromAccount'),
      sumOf(
        // What failed at first lies on the account for failed transfers, and is paid from there by its decision.
        log.filter(
          ({ state, failedTransferId }) => state === 'EXECUTED' && failedTransferId === null,
        ),
        'amount',
      ),
      sumOf(merchants, 'netAmount'),
      ...savings.map(({ amount }) => amount),
    ),
  );
}
