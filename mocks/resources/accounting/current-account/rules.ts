import { plus } from '../../../../src/domain/lending/amounts';
import {
  moveAmountIssue,
  temporaryLegs,
  type TemporaryWay,
} from '../../../../src/domain/wallets/temporaryMoves';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { keptWhile } from '../../../engine/keptWhile';
import type { MockRecord } from '../../../engine/MockRecord';
import { refuseOtherLenderAt } from '../../../engine/oneLender';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { isVisible } from '../../../engine/tenancy';
import { ledgerOf } from '../../../ledger/Ledger';
import { walletRoomOf } from '../../wallets/wallet/walletMoney';
import { accountRow, stateOf } from './accountRows';
import { movesOf, newAccount } from './newAccount';

const RESOURCE = 'current-account';

/** The customer whose account money shall go to: of the same lender, and seen by the caller. */
function receiverIn(call: Call, owner: MockRecord | undefined, id: unknown): number {
  const customer = call.store.collection('customers')?.get(id as number);
  if (!customer || !isVisible(call.caller, customer))
    throw invalid({ toCustomerId: 'validation.invalid_value' });
  refuseOtherLenderAt('toCustomerId', owner, customer);
  return Number(customer.id);
}

/** Books money out of a temporary account; the account and its owner remember it. */
function booked(
  record: MockRecord,
  call: Call,
  way: TemporaryWay,
  { amount: typed, note }: Readonly<Record<string, unknown>>,
  receiver?: number,
): Record<string, unknown> {
  const { store, caller } = call;
  const holder = Number(record.id);
  const ledger = ledgerOf(store);
  const issue = moveAmountIssue(
    typed as string,
    ledger.balanceOf('temporary', { holder }),
    way === 'WALLET' ? walletRoomOf(store, holder) : undefined,
  );
  if (issue) throw invalid({ amount: issue });
  const amount = plus(String(typed));
  const owner = customerOf(call, record);
  const at = store.clock.iso();
  const journal = ledger.post({
    kind: way === 'BANK' ? 'TEMPORARY_RETURN' : 'TEMPORARY_MOVE',
    valueDate: store.clock.today(),
    at,
    by: caller.id,
    tenant: String(owner?.tenant ?? MAIN_TENANT),
    memo: String(note),
    of: { resource: RESOURCE, id: holder, label: String(record.number) },
    lines: temporaryLegs(way, { holder, receiver, amount }),
  });
  const row = { reason: String(note), source: journal.id };
  const action = way === 'BANK' ? 'return_to_bank' : 'move_temporary';
  tellOwner(call, owner, { action, ...row });
  if (receiver !== undefined)
    tellOwner(call, store.collection('customers')?.get(receiver), { action, ...row });
  return {
    moves: [...movesOf(record), { amount, receiver: receiver ?? null }],
    lastJournal: journal.id,
  };
}

/** Temporary accounts: judged and shown by the ledger; what leaves them is booked there (docs/domain/money.md 3.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: (record, { store }) => accountRow(store, record),
  present: (shown, { store }) => accountRow(store, shown),
  recorded: ['lastJournal'],
  actions: {
    return_to_bank: (record, call, asked) => booked(record, call, 'BANK', asked),
    move_temporary: (record, call, asked) => {
      if (asked.target === 'CUSTOMER') {
        const receiver = receiverIn(call, customerOf(call, record), asked.toCustomerId);
        return booked(record, call, 'CUSTOMER', asked, receiver);
      }
      if (call.store.collection('wallets')?.get(record.id)?.state !== 'OPEN')
        throw invalid({ target: 'accounting.temporary.no_wallet' });
      return booked(record, call, 'WALLET', asked);
    },
  },
  passing: keptWhile(
    (store) => `${ledgerOf(store).changes} ${store.collection(RESOURCE)?.changes}`,
    (store): void => {
      const accounts = store.collection(RESOURCE);
      if (!accounts) return;
      const ledger = ledgerOf(store);
      // Money may come onto the account of somebody who had none yet: it is opened with its first journal.
      for (const holder of ledger.holdersOf('temporary')) {
        if (accounts.get(holder)) continue;
        const [first] = ledger.lines({ account: 'temporary', holder });
        accounts.insert(newAccount(holder, first.journal.bookedAt));
      }
      // What loans, batches and the staff moved decides the state.
      for (const account of accounts.all) {
        const state = stateOf(store, account);
        if (account.state !== state) accounts.change(account, { state });
      }
    },
  ),
};
