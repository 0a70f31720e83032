import {
  type ShownTransferFacts,
  wayProblem,
} from '../../../../src/resources/accounting/failed-transfer/lifecycle';
import type { BankLegState, CorrectionWay } from '../../../../src/domain/enums/accounting';
import { ledgerOf } from '../../../ledger/Ledger';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { type MockRecord, without } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { sendOut } from '../../settings/bank-gateway-outgoing/sendOut';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { similarTo } from './transferLog';

const RESOURCE = 'accounting/failed-transfers';
const HIDDEN: ReadonlySet<string> = new Set(['failedJournal', 'toldApart']);

/** The numbers of the payments that somebody has told apart from a transfer. */
const toldApart = (record: MockRecord): readonly string[] =>
  (record.toldApart as readonly string[] | undefined) ?? [];

/** What the bank executed beside a transfer within the hours that are set, and nobody has told apart from it. */
const doublesOf = (record: MockRecord, store: Store): string[] =>
  similarTo(store, loggedAs(record)).flatMap(({ bank, number }) =>
    bank.state === 'EXECUTED' && !toldApart(record).includes(number) ? [number] : [],
  );

/** A transfer as the log knows it. */
export const loggedAs = (record: MockRecord) => ({
  number: String(record.number),
  accountNumber: String(record.accountNumber),
  amount: String(record.amount),
  at: String(record.transferredAt),
  tenant: String(record.tenant),
});

/** What the actions of a transfer are judged by: the bank's word, and what else it paid out. */
const factsOf = (record: MockRecord, store: Store): { facts: ShownTransferFacts } => ({
  facts: {
    similarHours: systemSettingsOf(store).similarHours,
    log: (record.logState as BankLegState | null) ?? null,
    doubles: doublesOf(record, store).length,
  },
});

/** Where the waiting money goes: through the bank, or back to the wallet that it came from. */
function moved(call: Call, record: MockRecord, to: 'bank' | 'wallet', memo: string): string {
  const { store, caller } = call;
  const amount = String(record.amount);
  return ledgerOf(store).post({
    kind: 'TRANSFER_CORRECTED',
    valueDate: store.clock.today(),
    at: store.clock.iso(),
    by: caller.id,
    tenant: String(record.tenant),
    memo,
    of: { resource: RESOURCE, id: record.id, label: String(record.number) },
    lines: [
      { account: 'failedTransfers', debit: amount },
      to === 'bank'
        ? { account: 'bank', credit: amount }
        : { account: 'wallet', holder: Number(record.customerId), credit: amount },
    ],
  }).id;
}

const decided = (call: Call, own: Record<string, unknown>): Record<string, unknown> => ({
  ...own,
  isWaiting: false,
  decidedAt: call.store.clock.iso(),
  decidedBy: call.caller.id,
});

/** Sends a transfer once more by the bank's gateway, whose log has it from then on. */
function sentAgain(call: Call, record: MockRecord, journalId: string): void {
  const { number, accountNumber, amount, tenant } = loggedAs(record);
  sendOut(call.store, {
    number: `${number}-R`,
    tenant,
    customerId: Number(record.customerId),
    customerName: String(record.customerName),
    amount,
    bankCode: Number(record.bankCode),
    accountNumber,
    journalId,
    from: 'bank',
  });
}

/** Failed transfers (docs/domain/money.md 4.2): the waiting money leaves its account in one of three ways, once. */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: (record, { store }) => factsOf(record, store),
  present: (shown, { store }) => ({ ...without(shown, HIDDEN), ...factsOf(shown, store) }),
  presentRow: (shown) => without(shown, HIDDEN),
  recorded: ['way', 'isWaiting'],
  actions: {
    tell_apart: (record, { store, caller }) => ({
      toldApart: [...toldApart(record), ...doublesOf(record, store)],
      toldApartBy: caller.id,
    }),
    correct: (record, call, { way, comment }) => {
      const problem = wayProblem(way, factsOf(record, call.store).facts);
      if (problem) throw invalid({ way: problem });
      const chosen = way as CorrectionWay;
      const journalId = moved(
        call,
        record,
        chosen === 'RETURNED' ? 'wallet' : 'bank',
        String(comment),
      );
      if (chosen === 'RESENT') sentAgain(call, record, journalId);
      return decided(call, { way, comment });
    },
    confirm_bank_error: (record, call, { comment }) => {
      moved(call, record, 'wallet', String(comment));
      return decided(call, { comment });
    },
    confirm_transaction_error: (record, call, { comment }) => {
      // Our own mistake: the journal that took the money out of the wallet is taken back as it was.
      ledgerOf(call.store).reverse(String(record.failedJournal), {
        at: call.store.clock.iso(),
        by: call.caller.id,
        valueDate: call.store.clock.today(),
        reason: String(comment),
      });
      return decided(call, { comment });
    },
  },
};
