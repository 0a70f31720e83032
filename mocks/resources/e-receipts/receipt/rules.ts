import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { HistorySeed } from '../../../engine/History';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { isNegativeMoney } from '../../../../src/domain/money';
import { type Fee, feesOf } from './fees';
import { billIdOf, ddtdOf, isStanding, journalsOn, receiptFields, refusalOf } from './receipts';

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
  receipt: { id: number; billId: string; companyRegnum?: unknown; attempts: number },
  at: string,
): Record<string, unknown> {
  const attempts = receipt.attempts + 1;
  const lastError = refusalOf({ ...receipt, attempts });
  return lastError
    ? { state: 'FAILED', attempts, lastError, ddtd: null, sentAt: null }
    : { state: 'SENT', attempts, lastError: null, ddtd: ddtdOf(receipt.billId), sentAt: at };
}

/** Receipts over paid fees: sent when they are made, again when that failed, and returned for good (docs/domain/money.md 8.1). */
export const hooks: Hooks = {
  resource: 'ebarimt',
  create({ lines, receiverType, companyRegnum }, call) {
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
    const sent = sending({ id, billId, companyRegnum: number, attempts: 0 }, store.clock.iso());
    tellOwner(call, customerOf(call, { id, customerId: fields.customerId }), {
      action: 'send_receipt',
      source: billId,
    });
    return {
      billId,
      ...fields,
      companyRegnum: number,
      ...sent,
      returnedAt: null,
      returnReason: null,
    };
  },
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
        },
        call.store.clock.iso(),
      );
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
