import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { daysBetween } from '../../../../src/domain/dates';
import { replayed } from '../../../../src/domain/lending/replay';
import {
  temporaryBlock,
  type TemporaryCriteria,
} from '../../../../src/domain/lending/temporaryCriteria';
import type { JournalLine, TemporarySource } from '../../../../src/resources/loans/loan/api';
import type { TemporaryMovement } from '../../../../src/resources/loans/temporary-account/api';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';
import { linesOf, rowsOf } from '../batch-payment/batchRecord';
import { fileOf } from '../book/fileOf';
import { type LoanFile, openingOf as openingBookOf } from '../book/LoanFile';
import { sampleLoans } from '../pending/pendingRequests';

/** The criteria in force: repaying needs a row due within five days, and leaves 5 000 on the account. */
export const TEMPORARY_CRITERIA: TemporaryCriteria = {
  nextPaymentMinDay: 5,
  minBalance: '5000.00',
};

/** Well-known balances before anything that the loans did; the others follow from the customer's number. */
const KNOWN: Readonly<Record<number, string>> = {
  100_001: '350000.00',
  100_002: '260000.00',
  100_003: '40000.00',
};

/** What had come onto the account before the first loan moved it, less what the sample's loans took from it. */
export function openingOf(customerId: number, world: SampleWorld): string {
  const taken = sampleLoans(world)
    .filter((loan) => loan.customerId === customerId)
    .flatMap((loan) => fileOf(loan).receipts)
    .filter(({ source }) => source === 'TEMPORARY')
    .map(({ amount }) => amount);
  return plus(KNOWN[customerId] ?? `${(customerId % 9) * 35_000}.00`, ...taken);
}

const loansIn = (store: Store): readonly MockRecord[] => store.collection('loans')?.all ?? [];
const batchesIn = (store: Store): readonly MockRecord[] =>
  store.collection('loans/batch-payment')?.all ?? [];

const isTemporary = ({ accountKey }: JournalLine): boolean =>
  accountKey === 'ledgerAccounts.temporary';

interface Moved {
  line: JournalLine;
  /** Whose account it is; null for money that is nobody's yet. */
  holder: number | null;
  loan: MockRecord | null;
  batch: MockRecord | null;
}

/** Every line of the temporary account in the general ledger, with its holder. */
function allLines(store: Store): Moved[] {
  const ofLoans = loansIn(store).flatMap((loan) =>
    fileOf(loan)
      .lines.filter(isTemporary)
      .map((line) => ({
        line,
        holder: line.holder ?? Number(loan.customerId),
        loan,
        batch: null,
      })),
  );
  const ofBatches = batchesIn(store).flatMap((batch) =>
    linesOf(batch)
      .filter(isTemporary)
      .map((line) => ({ line, holder: line.holder ?? null, loan: null, batch })),
  );
  return [...ofLoans, ...ofBatches];
}

/** What came onto a customer's account and what left it, by the journals; the oldest first. */
export const movementsOf = (store: Store, customerId: number): TemporaryMovement[] =>
  allLines(store)
    .filter(({ holder }) => holder === customerId)
    .map(({ line, loan, batch }) => ({
      id: line.id,
      date: line.date,
      kind: line.kind,
      in: line.credit,
      out: line.debit,
      loanId: loan ? Number(loan.id) : null,
      loanCode: loan ? String(loan.code) : null,
      batchCode: batch ? String(batch.batchCode) : null,
      journalId: line.journalId,
    }))
    .sort((one, other) => one.date.localeCompare(other.date, 'en'));

/** What a loan did to temporary accounts by its own records, not by its journals: amounts by customer. */
function effectsOf(file: LoanFile): [customerId: number, amount: string][] {
  const { customerId, receipts, moved, recoveries, closed, book, actions } = file;
  const paid = [...receipts, ...moved].flatMap(({ source, amount, holder = customerId }) =>
    source === 'TEMPORARY' ? [[holder, minus(ZERO, amount)] as [number, string]] : [],
  );
  const steps = book ? replayed(openingBookOf(file), actions) : [];
  return [
    ...paid,
    [
      customerId,
      total([
        ...receipts.map(({ split }) => split.temporary),
        ...moved.map(({ amount }) => amount),
        ...recoveries.map(({ temporary }) => temporary),
        ...recoveries.map(({ source, amount }) =>
          source === 'TEMPORARY' ? minus(ZERO, amount) : ZERO,
        ),
        ...steps.map(({ action, released }) => (action.receipt === undefined ? released : ZERO)),
        closed?.released ?? ZERO,
      ]),
    ],
  ];
}

/**
 * What a customer's temporary account holds: what it began with, what loans left over or gave back, what came by batches,
 * less what loans were paid with from it.
 */
export function temporaryBalance(store: Store, customerId: number): string {
  const ofLoans = loansIn(store)
    .filter((loan) => {
      const { receipts, moved } = fileOf(loan);
      return (
        loan.customerId === customerId ||
        [...receipts, ...moved].some(({ holder }) => holder === customerId)
      );
    })
    .flatMap((loan) => effectsOf(fileOf(loan)))
    .flatMap(([holder, amount]) => (holder === customerId ? [amount] : []));
  return plus(openingOf(customerId, store.world), ...ofLoans, ...batchMoney(store, customerId));
}

/** Money of batches that lies on a customer's account; null = that is nobody's yet. */
const batchMoney = (store: Store, customerId: number | null): string[] =>
  batchesIn(store)
    .flatMap(rowsOf)
    .flatMap((row) =>
      row.outcome === 'TEMPORARY' && row.customerId === customerId ? [row.amount] : [],
    );

/** All accounts together beside the general ledger's one: both sides begin with the same openings. */
export function suspenseOf(store: Store): {
  customers: string;
  unallocated: string;
  ledger: string;
} {
  const holders = new Set(
    allLines(store).flatMap(({ holder }) => (holder === null ? [] : [holder])),
  );
  const openings = [...holders].map((id) => openingOf(id, store.world));
  return {
    customers: total([...holders].map((id) => temporaryBalance(store, id))),
    unallocated: total(batchMoney(store, null)),
    ledger: total([
      ...openings,
      ...allLines(store).map(({ line }) => minus(line.credit ?? ZERO, line.debit ?? ZERO)),
    ]),
  };
}

/** Days to the oldest unpaid row of a loan; a claim that is left after a write-off is overdue. */
export function dueOf(
  file: LoanFile,
  today: string,
): { dueDate: string | null; dueInDays: number | null } {
  if (file.offBalance) {
    const date = file.closed?.date ?? today;
    return { dueDate: date, dueInDays: Math.min(-1, daysBetween(today, date) ?? 0) };
  }
  const dueDate = file.book?.rows.find(({ state }) => state === 'UNPAID')?.dueDate ?? null;
  return { dueDate, dueInDays: dueDate ? (daysBetween(today, dueDate) ?? null) : null };
}

/** The temporary account of a loan's borrower as a source of its payments. */
export const temporarySource = (store: Store, file: LoanFile): TemporarySource => ({
  balance: temporaryBalance(store, file.customerId),
  criteria: TEMPORARY_CRITERIA,
  dueInDays: dueOf(file, store.clock.today()).dueInDays,
});

/**
 * Refuses a payment from the temporary account that the account cannot bear or its criteria do not allow
 * (docs/domain/lending.md 8.9); payments from elsewhere pass.
 * @throws ApiError 409
 */
export function refuseTemporary(
  store: Store,
  file: LoanFile,
  { source, amount }: { source: unknown; amount: string },
): void {
  if (source !== 'TEMPORARY') return;
  const { criteria, ...account } = temporarySource(store, file);
  const block = temporaryBlock({ ...account, amount }, criteria);
  if (block) throw blockedAnswer(block);
}
