import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { HistorySeed } from '../../../engine/History';
import type { Hooks } from '../../../engine/Hooks';
import { insertFollowing } from '../../../engine/insertFollowing';
import type { MockRecord } from '../../../engine/MockRecord';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';
import { isVisible } from '../../../engine/tenancy';
import { ledgerOf } from '../../../ledger/Ledger';
import { isNegativeMoney } from '../../../../src/domain/money';
import type { ReceiptFacts } from '../../../../src/resources/e-receipts/receipt/lifecycle';
import { type Fee, feesOf } from './fees';
import {
  billIdOf,
  ddtdOf,
  isStanding,
  journalsOn,
  receiptFields,
  receiptOver,
  refusalOf,
} from './receipts';

/** Journals that a standing receipt is over. */
export function takenJournals(receipts: readonly MockRecord[]): ReadonlySet<string> {
  return new Set(receipts.filter(isStanding).flatMap(journalsOn));
}

/**
 * The fees that a new receipt names.
 * @throws ApiError 400 at `lines` for a fee that is unknown, not paid, taken, or another customer's or day's
 */
function namedFees(lines: unknown, call: Call): Fee[] {
  const asked = (lines as { journalId: string }[]).map(({ journalId }) => journalId);
  const known = new Map(
    feesOf(call.store)
      .filter((fee) => isVisible(call.caller, { id: 0, tenant: fee.tenant }))
      .map((fee) => [fee.journalId, fee]),
  );
  const taken = takenJournals(collectionOf(call, 'ebarimt').all);
  const fees = asked.map((journalId) => {
    const fee = known.get(journalId);
    if (!fee || isNegativeMoney(fee.amount) || fee.isGivenBack)
      throw invalid({ lines: 'eReceipts.fee_unknown' });
    if (!fee.isPaid) throw invalid({ lines: 'eReceipts.fee_unpaid' });
    if (taken.has(journalId)) throw invalid({ lines: 'eReceipts.fee_taken' });
    return fee;
  });
  const [first] = fees;
  if (fees.some((fee) => fee.customerId !== first.customerId || fee.date !== first.date))
    throw invalid({ lines: 'eReceipts.one_customer' });
  if (new Set(asked).size < asked.length) throw invalid({ lines: 'eReceipts.fee_taken' });
  return fees;
}

/** What becomes of a receipt that is sent once more; the payment behind it stays as it is either way. */
function sending(
  receipt: {
    id: number;
    billId: string;
    companyRegnum?: unknown;
    attempts: number;
    tenant: unknown;
  },
  { clock, outside }: Store,
): Record<string, unknown> {
  const attempts = receipt.attempts + 1;
  const at = clock.iso();
  const isSilent = outside.word('taxService', receipt.tenant) === 'NO_ANSWER';
  const lastError = isSilent ? 'NO_ANSWER' : refusalOf({ ...receipt, attempts });
  return lastError
    ? { state: 'FAILED', attempts, lastError, ddtd: null, sentAt: null }
    : { state: 'SENT', attempts, lastError: null, ddtd: ddtdOf(receipt.billId), sentAt: at };
}

/** What is asked for a new receipt. */
interface Asked {
  lines: unknown;
  receiverType: unknown;
  companyRegnum: unknown;
}

/**
 * A new receipt, sent when it is made; its customer is told.
 * @throws ApiError 400 at `lines`
 */
function made({ lines, receiverType, companyRegnum }: Asked, call: Call): Record<string, unknown> {
  const fees = namedFees(lines, call);
  const flags = new Map(
    (lines as { journalId: string; isTaxable?: boolean | null }[]).map((line) => [
      line.journalId,
      line.isTaxable === true,
    ]),
  );
  const { store } = call;
  const id = collectionOf(call, 'ebarimt').nextId();
  const billId = billIdOf(store.clock.today(), id);
  const number = receiverType === 'B2B' ? companyRegnum : null;
  const fields = receiptFields(fees, (journalId) => flags.get(journalId) ?? false);
  const sent = sending(
    { id, billId, companyRegnum: number, attempts: 0, tenant: fields.tenant },
    store,
  );
  tellOwner(call, customerOf(call, { id, customerId: fields.customerId }), {
    action: 'send_receipt',
    source: billId,
  });
  return {
    billId,
    ...fields,
    receiverType,
    companyRegnum: number,
    ...sent,
    replaces: null,
    replacedBy: null,
    returnedAt: null,
    returnReason: null,
  };
}

/** What the actions of a receipt are judged by: another one over its fees, and whether these were given back. */
function factsOf(record: MockRecord, store: Store): { facts: ReceiptFacts } {
  const journals = journalsOn(record);
  const replacing = store.collection('ebarimt')?.get(Number(record.replacedBy ?? 0));
  const standing = journals
    .map((journalId) => receiptOver(store, journalId))
    .find((one) => one && one.id !== record.id);
  const other = replacing ?? standing;
  return {
    facts: {
      other: other ? String(other.billId) : null,
      isGivenBack: journals.some((id) => ledgerOf(store).reversalOf(id) !== undefined),
    },
  };
}

/** Receipts over paid fees: sent when they are made, again when that failed, and returned for good (docs/domain/money.md 8.1). */
export const hooks: Hooks = {
  resource: 'ebarimt',
  judged: (record, { store }) => factsOf(record, store),
  present: (shown, { store }) => ({ ...shown, ...factsOf(shown, store) }),
  create: ({ lines, receiverType, companyRegnum }, call) =>
    made({ lines, receiverType, companyRegnum }, call),
  actions: {
    send_receipt: (record, call) => {
      tellOwner(call, customerOf(call, record), {
        action: 'send_receipt',
        source: String(record.billId),
      });
      return sending(
        {
          id: Number(record.id),
          billId: String(record.billId),
          companyRegnum: record.companyRegnum,
          attempts: Number(record.attempts),
          tenant: record.tenant,
        },
        call.store,
      );
    },
    correct_receipt: (record, call, { receiverType, companyRegnum }) => {
      const fields = made({ lines: record.lines, receiverType, companyRegnum }, call);
      const { id } = insertFollowing(
        call,
        'ebarimt',
        { ...fields, replaces: record.id },
        { origin: 'MANUAL', source: String(record.billId) },
      );
      return { replacedBy: id };
    },
    return_receipt: (record, call, { returnReason }) => {
      tellOwner(call, customerOf(call, record), {
        action: 'return_receipt',
        source: String(record.billId),
        reason: String(returnReason),
      });
      return { returnReason, returnedAt: call.store.clock.iso() };
    },
  },
  recorded: ['attempts', 'lastError'],
  history: pastOf,
};

/** What became of a sample receipt before: made, sent or not, returned. */
function pastOf(receipt: MockRecord): ReturnType<HistorySeed> {
  const { state, createdAt, createdBy, sentAt, returnedAt, returnReason } = receipt;
  const by = (createdBy as string | null) ?? null;
  const row = (at: unknown, action: string, from: string | null, to: string) => ({
    at: String(at),
    by,
    action,
    origin: 'MANUAL' as const,
    field: 'state',
    from,
    to,
  });
  return [
    row(createdAt, 'create', null, state === 'NEW' ? 'NEW' : sentAt ? 'SENT' : 'FAILED'),
    ...(returnedAt
      ? [
          {
            ...row(returnedAt, 'return_receipt', 'SENT', 'RETURNED'),
            reason: String(returnReason),
          },
        ]
      : []),
  ];
}
