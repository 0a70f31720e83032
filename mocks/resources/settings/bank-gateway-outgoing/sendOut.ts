import { dayOf } from '../../../../src/domain/dates';
import type { OutgoingState } from '../../../../src/domain/enums/bankMoney';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import type { PayOutKind } from '../../../../src/domain/ledger/payOut';
import { total } from '../../../../src/domain/lending/amounts';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { openFailed } from '../../accounting/failed-transfer/refused';
import { gatewayOf } from '../bank-gateway/gatewaysOf';

const RESOURCE = 'bank-gateways/outgoing';

/** An account at a bank. */
export interface BankAccount {
  bankCode: number;
  accountNumber: string;
}

/** A transfer that leaves one of the lender's accounts for a bank; its journal is booked already. */
export interface Outgoing {
  number: string;
  tenant: string;
  /** Null where no customer is paid. */
  customerId: number | null;
  customerName: string;
  /** Decimal string. */
  amount: string;
  bankCode: number | null;
  accountNumber: string | null;
  journalId: string;
  from: BankAccountKey;
  /** What it pays. */
  kind: PayOutKind;
  loanCode: string | null;
  /** User id of who let it go with nobody beside them; null where two did, and for the gateway itself. */
  aloneBy: string | null;
}

/** What a bank says of a transfer that it has not executed. */
export const NOT_EXECUTED = 'Гүйлгээ хийгдээгүй';

const rows = (store: Store): readonly MockRecord[] => store.collection(RESOURCE)?.all ?? [];

/** The transfers that wait for a gateway, in their order; those that are tried again have been at the bank already. */
export const waitingAt = (store: Store, gatewayId: RecId): MockRecord[] =>
  rows(store).filter((one) => one.gatewayId === gatewayId && one.state === 'WAITING');

/** Moves the money of a transfer between its account at the bank and the account where it waits. */
function moved(
  store: Store,
  { number, tenant, amount, from }: Pick<Outgoing, 'number' | 'tenant' | 'amount' | 'from'>,
  goes: boolean,
): string {
  const [bankSide, waitingSide] = goes
    ? (['credit', 'debit'] as const)
    : (['debit', 'credit'] as const);
  return ledgerOf(store).post({
    kind: goes ? 'TRANSFER_SENT' : 'TRANSFER_WAITING',
    valueDate: store.clock.today(),
    at: store.clock.iso(),
    by: null,
    tenant,
    memo: number,
    lines: [
      { account: from, [bankSide]: amount },
      { account: 'failedTransfers', [waitingSide]: amount },
    ],
  }).id;
}

/**
 * What single persons have let go today, of one of them or to one customer; what the bank has refused has not gone
 * (docs/domain/money.md 4.12).
 * @returns decimal string
 */
export const aloneToday = (
  store: Store,
  field: 'aloneBy' | 'customerId',
  value: string | number | null,
): string => {
  const today = store.clock.today();
  const isCounted = ({ aloneBy, [field]: of, state, at }: MockRecord) =>
    typeof aloneBy === 'string' &&
    of === value &&
    state !== 'REFUSED' &&
    dayOf(String(at)) === today;
  return total(
    rows(store)
      .filter(isCounted)
      .map(({ amount }) => String(amount)),
  );
};

/** Notes by which journal a transfer was booked that the bank has executed, by its number. */
export function markPaid(store: Store, number: string, paidJournalId: string): void {
  const row = rows(store).findLast((one) => one.number === number);
  if (row) store.collection(RESOURCE)?.change(row, { paidJournalId });
}

/**
 * Hands a transfer to the bank's gateway: it goes at once, or waits as long as the gateway is stopped. What the bank refuses
 * becomes a failed transfer.
 * @param isExecuted the bank has paid it already
 * @returns what became of it
 */
export function sendOut(store: Store, outgoing: Outgoing, isExecuted = false): OutgoingState {
  const collection = store.collection(RESOURCE);
  if (!collection) throw new Error(`${RESOURCE} are not there`);
  const { tenant, from } = outgoing;
  const gateway = gatewayOf(store, tenant, from);
  const waits = gateway?.state === 'STOPPED' && !isExecuted;
  const isRefused = !waits && !isExecuted && isRefusedNow(store, tenant);
  const isDone = !waits && !isRefused;
  const at = store.clock.iso();
  const id = collection.nextId();
  const state = waits ? 'WAITING' : isRefused ? 'REFUSED' : 'EXECUTED';
  const row: MockRecord = {
    id,
    ...outgoing,
    at,
    gatewayId: gateway?.id ?? null,
    state,
    attempts: waits ? 0 : 1,
    nextTryAt: null,
    executedAt: isDone ? at : null,
    bankReference: isDone ? referenceOf(id) : null,
    answer: isRefused ? NOT_EXECUTED : null,
    failedTransferId: null,
    waitingJournalId: waits ? moved(store, outgoing, false) : null,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
  };
  collection.insert(row);
  if (isRefused) collection.change(row, { failedTransferId: openFailed(store, row, false) });
  return state;
}

const isRefusedNow = (store: Store, tenant: string): boolean =>
  store.outside.word('bankTransfer', tenant) === 'REFUSED';

const referenceOf = (id: RecId): string => `TR${String(1_000_000 + Number(id))}`;

/** A transfer that has waited goes out: its money leaves the bank, or stays where it lies because the bank refuses it. */
export function goOut(store: Store, one: MockRecord): void {
  const at = store.clock.iso();
  const tried = { attempts: Number(one.attempts) + 1, nextTryAt: null, updatedAt: at };
  const collection = store.collection(RESOURCE);
  if (isRefusedNow(store, String(one.tenant))) {
    collection?.change(one, { ...tried, state: 'REFUSED', answer: NOT_EXECUTED });
    collection?.change(one, { failedTransferId: openFailed(store, one, true) });
    return;
  }
  moved(store, one as MockRecord & Outgoing, true);
  collection?.change(one, {
    ...tried,
    state: 'EXECUTED',
    executedAt: at,
    bankReference: referenceOf(one.id),
    answer: null,
  });
}
