import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import {
  type FirstPayOut,
  REFUSED,
  type ReturnAccount,
} from '../../../../src/domain/ledger/refusedPayOut';
import { isPositive, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import { tellOwner } from '../../../engine/ownedRecords';
import type { Store } from '../../../engine/Store';
import { ledgerOf, type Posting, type PostingLine } from '../../../ledger/Ledger';
import { receiptOver } from '../../e-receipts/receipt/receipts';
import { cashOutBecomes, cashOutPaidBy } from '../../merchants/cashout/bankRefused';
import { transferNumber } from './sampleTransfers';

const RESOURCE = 'accounting/failed-transfers';

/** What the money of a failed transfer was booked by when it was to leave for the first time. */
interface FirstBooking {
  kind: FirstPayOut;
  /** Null for the transfers of the sample, whose money left its wallet by a journal of their own (`failedJournal`). */
  journalId: string | null;
  /** The account at the bank that was to pay. */
  from: BankAccountKey;
}

const OF_SAMPLE: FirstBooking = { kind: 'WALLET_CASH_OUT', journalId: null, from: 'bank' };

/** What a failed transfer was for before it failed. */
export const firstOf = (record: MockRecord): FirstBooking =>
  (record.first as FirstBooking | undefined) ?? OF_SAMPLE;

const transfersIn = (store: Store): readonly MockRecord[] => store.collection(RESOURCE)?.all ?? [];

/** The number under which a failed transfer is sent again. */
export const resentNumber = (record: MockRecord): string => `${String(record.number)}-R`;

/** What a transfer of the log was for: one that was sent again and refused again keeps what it was for at first. */
function firstOfLogged(store: Store, row: MockRecord): { first: FirstBooking; of?: MockRecord } {
  const { kind, number, journalId, from } = row;
  if (kind !== 'TRANSFER_CORRECTED')
    return { first: { kind, journalId, from } as unknown as FirstBooking };
  const of = transfersIn(store).find((one) => resentNumber(one) === number);
  return { first: of ? firstOf(of) : OF_SAMPLE, of };
}

/**
 * A transfer that the bank has refused becomes a failed one: its money lies on the account for failed transfers until somebody
 * decides (docs/domain/money.md 4.2).
 * @param row the transfer in the outgoing log
 * @param isMoved its money lies there already, because it had waited
 * @returns the id of the failed transfer
 */
export function openFailed(store: Store, row: MockRecord, isMoved: boolean): number {
  const transfers = store.collection(RESOURCE);
  if (!transfers) throw new Error(`${RESOURCE} are not there`);
  const id = Number(transfers.nextId());
  const number = transferNumber(id);
  const { first, of } = firstOfLogged(store, row);
  const at = store.clock.iso();
  const isCustomers = REFUSED[first.kind].returnsTo !== null;
  if (!isMoved)
    ledgerOf(store).post({
      kind: 'TRANSFER_FAILED',
      valueDate: store.clock.today(),
      at,
      by: null,
      tenant: String(row.tenant),
      memo: String(row.number),
      of: { resource: RESOURCE, id, label: number },
      lines: [
        { account: row.from as BankAccountKey, debit: String(row.amount) },
        { account: 'failedTransfers', credit: String(row.amount) },
      ],
    });
  transfers.insert({
    id,
    number,
    kind: of?.kind ?? REFUSED[first.kind].kind,
    customerId: row.customerId,
    customerName: row.customerName,
    amount: row.amount,
    failedLeg: 'BANK',
    bankCode: row.bankCode,
    accountNumber: row.accountNumber,
    accountOwner: isCustomers ? row.customerName : null,
    bankAnswer: row.answer,
    transferredAt: row.at,
    isWaiting: true,
    state: 'open',
    logState: null,
    logReadAt: null,
    logReadBy: null,
    toldApartBy: null,
    checkedBy: null,
    way: null,
    comment: null,
    decidedAt: null,
    decidedBy: null,
    first,
    tenant: row.tenant,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
  });
  store.history.start(RESOURCE, id);
  cashOutBecomes(store, cashOutPaidBy(store, first.journalId), {
    to: 'REFUSED',
    transfer: id,
    by: null,
    reason: row.answer as string | null,
  });
  return id;
}

const ownerOf = (store: Store, { customerId }: MockRecord): MockRecord | undefined =>
  customerId === null ? undefined : store.collection('customers')?.get(customerId as number);

/** Where the money of a failed transfer can go back to; null where it can only be sent again. */
export function returnsTo(store: Store, record: MockRecord): ReturnAccount | null {
  const account = REFUSED[firstOf(record).kind].returnsTo;
  const owner = ownerOf(store, record);
  // A temporary account at another lender is not settled for: the loan's own lender pays, or nobody.
  return account === 'temporary' && (!owner || lenderOf(owner) !== lenderOf(record))
    ? null
    : account;
}

/** The fee that a wallet was charged for a transfer: it costs nothing where it did not come about (docs/domain/wallets.md 1.3). */
function feeJournalOf(store: Store, record: MockRecord): string | null {
  const { journalId } = firstOf(record);
  const entry =
    journalId === null
      ? undefined
      : store.collection('accounting/entries')?.all.find((one) => one.journalId === journalId);
  return (entry?.feeJournalId as string | null | undefined) ?? null;
}

/** The receipt that stands over the fee of a transfer, or may: it is returned before the fee is. */
export function feeReceiptOf(store: Store, record: MockRecord): string | null {
  const fee = feeJournalOf(store, record);
  const receipt = fee === null ? undefined : receiptOver(store, fee);
  return receipt ? String(receipt.billId) : null;
}

/** What a merchant was charged for a cash-out that did not come about. */
function commissionOf(store: Store, { journalId }: FirstBooking): string {
  const lines = journalId === null ? [] : (ledgerOf(store).journal(journalId)?.lines ?? []);
  return total(
    lines.flatMap(({ account, credit }) =>
      account === 'merchantCommission' && credit !== null ? [credit] : [],
    ),
  );
}

/** The lines by which money leaves the account for failed transfers for whoever it belongs to, with what was charged for it. */
function returningLines(store: Store, record: MockRecord, to: ReturnAccount): PostingLine[] {
  const commission = to === 'merchant' ? commissionOf(store, firstOf(record)) : ZERO;
  return [
    { account: 'failedTransfers', debit: String(record.amount) },
    ...(isPositive(commission)
      ? [{ account: 'merchantCommission', debit: commission } as const]
      : []),
    {
      account: to,
      holder: Number(record.customerId),
      credit: plus(String(record.amount), commission),
    },
  ];
}

/** Gives the money of a failed transfer back to its owner, whose history has it, with the fee that it cost. */
export function giveBack(call: Call, record: MockRecord, posting: Omit<Posting, 'lines'>): void {
  const { store, caller } = call;
  const to = returnsTo(store, record);
  if (to === null) throw new Error(`failed transfer ${record.id} has nobody to return to`);
  ledgerOf(store).post({ ...posting, lines: returningLines(store, record, to) });
  const reason = posting.memo;
  const fee = feeJournalOf(store, record);
  if (fee !== null && ledgerOf(store).reversalOf(fee) === undefined)
    ledgerOf(store).reverse(fee, {
      at: store.clock.iso(),
      by: caller.id,
      valueDate: store.clock.today(),
      reason: String(reason),
    });
  cashOutBecomes(store, cashOutPaidBy(store, firstOf(record).journalId), {
    to: 'FAILED',
    transfer: record.id,
    by: caller.id,
    reason: reason ?? null,
  });
  const isMerchants = to === 'merchant';
  tellOwner(call, ownerOf(store, record), {
    action: isMerchants ? 'merchant_cash_out_failed' : 'transfer_returned',
    source: `${RESOURCE}/${record.id}`,
    reason,
  });
}

/** What was paid by a failed transfer is paid again: sent once more, or executed after all. */
export function paidAfterAll({ store, caller }: Call, record: MockRecord): void {
  const cashOut = cashOutPaidBy(store, firstOf(record).journalId);
  // Refused again it waits by another failed transfer.
  if (cashOut?.failedTransferId !== record.id) return;
  cashOutBecomes(store, cashOut, {
    to: 'PAID',
    transfer: record.id,
    by: caller.id,
    reason: null,
  });
}

/** Whether the money of a transfer was given back, by its record. */
const isGivenBack = ({ state, way }: MockRecord): boolean =>
  state === 'bankError' ||
  state === 'transactionError' ||
  (state === 'corrected' && way === 'RETURNED');

/** What came back onto temporary accounts, by the transfers and not by their journals: whose it is, and how much. */
export const returnedToTemporary = (store: Store): { holder: number; amount: string }[] =>
  transfersIn(store).flatMap((one) =>
    isGivenBack(one) && REFUSED[firstOf(one).kind].returnsTo === 'temporary'
      ? [{ holder: Number(one.customerId), amount: String(one.amount) }]
      : [],
  );
