import type { BankLegState } from '../../../../src/domain/enums/accounting';
import type { HeldFacts } from '../../../../src/resources/accounting/held-transaction/lifecycle';
import { ledgerOf, type Posting } from '../../../ledger/Ledger';
import { customerOf } from '../../../engine/ownedRecords';
import { bookExecuted, payOut, payOutFacts } from '../../settings/bank-gateway-outgoing/payOut';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { wordOfBank } from '../failed-transfer/transferLog';
import { isOpenFraud, openFraudCase } from '../fraud-transfer/fraudCases';

const RESOURCE = 'accounting/held-transactions';
/** The account from which held money leaves. */
const PAYS = 'bank';

/** A cash-out goes to the customer's own account, anything else to somebody else. */
const wayOf = ({ kind }: MockRecord) =>
  ({ from: PAYS, ...(kind === 'CASH_OUT' ? {} : { to: null }) }) as const;

/** The open fraud case over a held sum, and what the bank's log said, decide what may be done with it. */
function factsOf(
  record: MockRecord,
  { store, caller }: Pick<Call, 'store' | 'caller'>,
): { facts: HeldFacts } {
  const { fraudId, holdReason, logState } = record;
  const fraud =
    fraudId === null || fraudId === undefined
      ? undefined
      : store.collection('accounting/fraud-transfer')?.get(fraudId as number);
  return {
    facts: {
      payOut: payOutFacts(store, {
        kind: 'HELD_RELEASED',
        customer: customerOf({ store }, record),
        by: caller.id,
        ...wayOf(record),
      }),
      fraudCase: fraud && isOpenFraud(fraud) ? String(fraud.number) : null,
      isSilent: holdReason === 'BANK_SILENT',
      log: (logState as BankLegState | null | undefined) ?? null,
    },
  };
}

/** The customer's wallet by the ledger: what is available, and all that is held on it (R12, docs/domain/money.md 9.1). */
const walletOf = (store: Store, holder: number) => ({
  available: ledgerOf(store).balanceOf('wallet', { holder }),
  held: ledgerOf(store).balanceOf('walletHeld', { holder }),
});

function solved(
  call: Call,
  held: MockRecord,
  solution: 'RELEASED' | 'RETURNED',
  comment: string,
): Record<string, unknown> {
  const { store, caller } = call;
  const at = store.clock.iso();
  const amount = String(held.amount);
  const holder = Number(held.customerId);
  const isReleased = solution === 'RELEASED';
  const booking: Omit<Posting, 'kind'> = {
    valueDate: store.clock.today(),
    at,
    by: caller.id,
    tenant: String(held.tenant),
    memo: comment,
    of: { resource: RESOURCE, id: held.id, label: String(held.number) },
    lines: [
      { account: 'walletHeld', holder, debit: amount },
      isReleased
        ? { account: PAYS, credit: amount }
        : { account: 'wallet', holder, credit: amount },
    ],
  };
  const number = String(held.number);
  if (!isReleased) ledgerOf(store).post({ ...booking, kind: 'HELD_RETURNED' });
  // What the bank has executed is booked, and not sent again.
  else if (held.logState === 'EXECUTED')
    bookExecuted(store, number, { ...booking, kind: 'HELD_RELEASED' });
  else
    payOut(store, {
      number: `${number}-R`,
      customer: customerOf(call, held),
      amount,
      by: caller.id,
      byTwo: typeof held.checkedBy === 'string' && held.checkedBy !== caller.id,
      ...wayOf(held),
      posting: { ...booking, kind: 'HELD_RELEASED' },
    });
  return { solution, comment, solvedAt: at, solvedBy: caller.id };
}

/** Held sums (docs/domain/money.md 4.3): released through the bank, or given back to the wallet. */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: factsOf,
  present: (shown, call) => ({
    ...shown,
    ...factsOf(shown, call),
    wallet: walletOf(call.store, Number(shown.customerId)),
  }),
  presentRow: (shown, call) => ({ ...shown, ...factsOf(shown, call) }),
  recorded: ['solution', 'fraudId', 'logState', 'checkedBy'],
  actions: {
    check_release: (_, { caller }) => ({ checkedBy: caller.id }),
    read_log: ({ number }, { store, caller }) => ({
      logState: wordOfBank(store, String(number)),
      logReadAt: store.clock.iso(),
      logReadBy: caller.id,
    }),
    release_held: (held, call, { comment }) => solved(call, held, 'RELEASED', String(comment)),
    return_held: (held, call, { comment }) => solved(call, held, 'RETURNED', String(comment)),
    report_fraud: (held, call) => ({
      fraudId: openFraudCase(call, held, String(bodyOf(call).reason ?? '').trim()).id,
    }),
  },
};
