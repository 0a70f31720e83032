import { plus } from '../../../../src/domain/lending/amounts';
import {
  moveAmountIssue,
  temporaryLegs,
  type TemporaryWay,
} from '../../../../src/domain/wallets/temporaryMoves';
import { payOutBlock, type PayOutFacts, takesTwo } from '../../../../src/domain/ledger/payOut';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import type { Hooks } from '../../../engine/Hooks';
import { keptWhile } from '../../../engine/keptWhile';
import type { MockRecord } from '../../../engine/MockRecord';
import { refuseOtherLenderAt } from '../../../engine/oneLender';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { isVisible } from '../../../engine/tenancy';
import { ledgerOf, type Posting } from '../../../ledger/Ledger';
import { payOut, payOutFacts } from '../../settings/bank-gateway-outgoing/payOut';
import { walletRoomOf } from '../../wallets/wallet/walletMoney';
import { accountRow, stateOf } from './accountRows';
import { movesOf, newAccount, NOT_ASKED } from './newAccount';

const RESOURCE = 'current-account';
/** The account from which money goes back. */
const PAYS = 'bankPayouts';

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
  { receiver, byTwo = false }: { receiver?: number; byTwo?: boolean } = {},
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
  const booking: Omit<Posting, 'kind'> = {
    valueDate: store.clock.today(),
    at,
    by: caller.id,
    tenant: String(owner?.tenant ?? MAIN_TENANT),
    memo: String(note),
    of: { resource: RESOURCE, id: holder, label: String(record.number) },
    lines: temporaryLegs(way, { holder, receiver, amount }),
  };
  const journal =
    way === 'BANK' && owner
      ? payOut(store, {
          number: ({ id }) => `${String(record.number)}-${id}`,
          customer: owner,
          amount,
          from: PAYS,
          by: caller.id,
          byTwo,
          posting: { ...booking, kind: 'TEMPORARY_RETURN' },
        })
      : ledger.post({ ...booking, kind: 'TEMPORARY_MOVE' });
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

/** What decides on money that goes back to the bank, as it is now. */
const factsOf = (
  record: MockRecord,
  call: Pick<Call, 'store' | 'caller'>,
): { facts: PayOutFacts } => ({
  facts: payOutFacts(call.store, {
    kind: 'TEMPORARY_RETURN',
    customer: customerOf(call, record),
    from: PAYS,
    by: call.caller.id,
  }),
});

/** Money goes back at once, or is asked for where two people decide; what stands against the amount is said first. */
function returned(
  record: MockRecord,
  call: Call,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { facts } = factsOf(record, call);
  const typed = plus(String(asked.amount));
  const block = payOutBlock(facts, typed);
  if (block) throw blockedAnswer(block);
  if (takesTwo(facts, typed))
    return {
      returnAmount: typed,
      returnNote: String(asked.note),
      returnAskedBy: call.caller.id,
    };
  return booked(record, call, 'BANK', asked);
}

/** Temporary accounts: judged and shown by the ledger; what leaves them is booked there (docs/domain/money.md 3.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: (record, call) => ({ ...accountRow(call.store, record), ...factsOf(record, call) }),
  present: (shown, call) => ({ ...accountRow(call.store, shown), ...factsOf(shown, call) }),
  recorded: ['lastJournal', 'returnAmount'],
  actions: {
    return_to_bank: returned,
    approve_return: (record, call) => ({
      ...booked(
        record,
        call,
        'BANK',
        { amount: record.returnAmount, note: record.returnNote },
        { byTwo: true },
      ),
      ...NOT_ASKED,
    }),
    refuse_return: () => NOT_ASKED,
    move_temporary: (record, call, asked) => {
      if (asked.target === 'CUSTOMER') {
        const receiver = receiverIn(call, customerOf(call, record), asked.toCustomerId);
        return booked(record, call, 'CUSTOMER', asked, { receiver });
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
