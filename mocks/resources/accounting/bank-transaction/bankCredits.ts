import { dayOf } from '../../../../src/domain/dates';
import { plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import { type Ledger, ledgerOf } from '../../../ledger/Ledger';
import { fileOf } from '../../loans/book/fileOf';
import { lenderBanks } from '../../settings/bank-gateway/gatewaysOf';
import { profitRecord } from '../profit/samples';
import {
  type IncomingSample,
  incomingLines,
  payerAccountOf,
  payerBankOf,
  payerNameOf,
  paymentText,
  statementKey,
  statementTotals,
} from './incomingLines';
import { lineRecord, referenceOfLine } from './samples';

const LINES = 'accounting/bank-cg-transactions';

/** What a bank has credited since the sample: the lender knows the line when the gateway has read it. */
interface BankCredit {
  gatewayId: RecId;
  /** The day of the books on which the gateway has read it; undefined while it waits. */
  readOn?: string;
  /** The bank income that it became when it was read. */
  profitId?: number;
  line: Omit<IncomingSample, 'id'> & { reference: string };
}

/** The banks' own books, beside the lender's: what they credited stands there, whether a gateway reads it or not. */
const books = new WeakMap<Ledger, BankCredit[]>();

const creditsOf = (store: Store): readonly BankCredit[] => books.get(ledgerOf(store)) ?? [];

/** What a credit comes to by the bank's own book. */
const atBank = ({ outside }: Store, { line }: BankCredit): string =>
  outside.word('bankLine', line.reference) ?? line.amount;

const isStopped = (store: Store, gatewayId: RecId): boolean =>
  store.collection('bank-gateways')?.get(gatewayId)?.state === 'STOPPED';

/** What a gateway has not read yet, in the order in which the bank credited it. */
const unread = (store: Store, gatewayId: RecId): BankCredit[] =>
  creditsOf(store).filter((one) => one.gatewayId === gatewayId && one.readOn === undefined);

/** Receipts that are booked already and whose lines wait for their gateway: how many, and what they come to. */
export function awaitedLines(
  store: Store,
  gatewayId: RecId,
  date?: string,
): { awaitedCount: number; awaitedAmount: string } {
  const waiting = unread(store, gatewayId).filter(
    ({ line }) => date === undefined || line.date === date,
  );
  return {
    awaitedCount: waiting.length,
    awaitedAmount: total(waiting.map(({ line }) => line.amount)),
  };
}

/** The days of which a gateway still has a line to read. */
export const awaitedDays = (store: Store, gatewayId: RecId): string[] =>
  unread(store, gatewayId).map(({ line }) => line.date);

/** Since which day the statements of a gateway are late; undefined while it works. */
export const lateSince = ({ state, changedAt }: MockRecord): string | undefined =>
  state === 'STOPPED' ? dayOf(String(changedAt)) : undefined;

/**
 * The gateway reads the bank's statement: each line that waits comes once. It is of the bank's own day, and in the books of the
 * day on which it is read: what came before that day was closed stays as it was (docs/domain/money.md 2.3).
 */
export function readStatement(store: Store, gatewayId: RecId): void {
  for (const credit of unread(store, gatewayId)) read(store, credit);
}

/** A credit comes into the books as the line and the bank income that it is. */
function read(store: Store, credit: BankCredit): void {
  const lines = store.collection(LINES);
  const profits = store.collection('accounting/profits');
  if (!lines || !profits) return;
  const readOn = ledgerOf(store).openDay;
  const line = { ...credit.line, readOn, id: Number(lines.nextId()) };
  lines.insert(lineRecord(line));
  // What a person has booked from the bank before its line was read is in the books of that day.
  const journal = line.loan && ledgerOf(store).journal(line.loan.journalId);
  profits.insert({
    ...profitRecord(store.world, line),
    ...(journal && { bookedOn: journal.bookingDay }),
  });
  credit.readOn = readOn;
  credit.profitId = line.id;
}

/** A line that no gateway has brought: a statement from a file says that the bank credited it (docs/domain/money.md 4.15). */
export type FileCredit = Omit<
  IncomingSample,
  'id' | 'reference' | 'loan' | 'temporaryOf' | 'entry'
> & {
  reference: string;
};

/**
 * What a file says that the bank credited comes in by the same door as what a gateway reads: a credit whose line waits for
 * its gateway is read, any other one is new.
 * @returns the bank income that it became
 */
export function readFromFile(store: Store, gatewayId: RecId, line: FileCredit): number | undefined {
  const waiting = creditsOf(store).find(
    (one) => one.readOn === undefined && one.line.reference === line.reference,
  );
  const credit: BankCredit = waiting ?? { gatewayId, line };
  if (!waiting) books.set(ledgerOf(store), [...creditsOf(store), credit]);
  read(store, credit);
  return credit.profitId;
}

/** One credit as the bank has it. */
export interface CreditedLine {
  line: Omit<IncomingSample, 'id'>;
  reference: string;
  /** The day of the books on which its gateway has read it; undefined while it waits. */
  readOn?: string;
  profitId?: number;
}

/** Every credit that is income to recognise, by the banks' own books: whether its gateway has read it or not. */
export const creditedLines = (store: Store): CreditedLine[] => [
  ...incomingLines(store.world).map((line) => ({
    line,
    reference: referenceOfLine(line),
    readOn: line.date,
    profitId: line.id,
  })),
  ...creditsOf(store).map((credit) => {
    const { line, readOn, profitId } = credit;
    return {
      line: { ...line, amount: atBank(store, credit) },
      reference: line.reference,
      ...(readOn === undefined ? {} : { readOn }),
      ...(profitId === undefined ? {} : { profitId }),
    };
  }),
];

/**
 * What an action booked on a loan from the bank stands on the bank's statement too: its line comes at once, or waits as
 * long as the gateway of the account is stopped (docs/domain/money.md 4.10).
 * @param moved the change of the loan by the action
 */
export function creditPayments(
  store: Store,
  loan: MockRecord,
  moved: Readonly<Record<string, unknown>>,
): void {
  const known = new Set(fileOf(loan).receipts.map(({ id }) => id));
  const fresh = fileOf(moved as MockRecord).receipts.filter(
    ({ id, source }) => source === 'BANK' && !known.has(id),
  );
  const customer = store.collection('customers')?.get(loan.customerId as number);
  const tenant = String(loan.tenant ?? MAIN_TENANT);
  const accounts = lenderBanks(store.world).filter((one) => one.tenant === tenant);
  // A borrower pays the same loan into the same account.
  const account = accounts[Number(loan.id) % accounts.length];
  if (!customer || !account) return;
  for (const { id, date, bookedAt, amount, journalId, by } of fresh) {
    const line: BankCredit['line'] = {
      reference: `CG${date.replaceAll('-', '').slice(2)}R${id}`,
      tenant,
      date,
      at: bookedAt,
      bankCode: account.bankCode,
      accountNumber: account.accountNumber,
      amount,
      payerName: payerNameOf(customer),
      payerBank: payerBankOf(Number(customer.id)),
      payerAccount: payerAccountOf(Number(customer.id)),
      text: paymentText(loan),
      state: 'CORRECTED',
      loan: { record: loan, receiptId: id, journalId, by },
    };
    books.set(ledgerOf(store), [...creditsOf(store), { gatewayId: account.id, line }]);
  }
  if (!isStopped(store, account.id)) readStatement(store, account.id);
}

/** The bank's own total of a day and an account, as far as its statement was read. */
export function bankTotal(
  store: Store,
  of: Pick<IncomingSample, 'date' | 'accountNumber'>,
): string {
  const key = statementKey(of);
  return plus(
    statementTotals(store.world).get(key) ?? ZERO,
    ...creditsOf(store)
      .filter(({ readOn, line }) => readOn !== undefined && statementKey(line) === key)
      .map((credit) => atBank(store, credit)),
  );
}

/** The bank's own total of what its gateway has read of an account on a day of the books. */
export const bankTotalRead = (
  store: Store,
  { date, accountNumber }: Pick<IncomingSample, 'date' | 'accountNumber'>,
): string =>
  plus(
    statementTotals(store.world).get(statementKey({ date, accountNumber })) ?? ZERO,
    ...creditsOf(store)
      .filter(({ readOn, line }) => readOn === date && line.accountNumber === accountNumber)
      .map((credit) => atBank(store, credit)),
  );
