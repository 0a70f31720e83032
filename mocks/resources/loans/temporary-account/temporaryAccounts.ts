import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { daysBetween } from '../../../../src/domain/dates';
import { temporaryBlock } from '../../../../src/domain/lending/temporaryCriteria';
import type { Receipt, TemporarySource } from '../../../../src/resources/loans/loan/api';
import type { TemporaryMovement } from '../../../../src/resources/loans/temporary-account/api';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { keptWhile } from '../../../engine/keptWhile';
import type { Store } from '../../../engine/Store';
import { criteriaIn } from '../../accounting/deposit-criteria/criteria';
import { movesOf } from '../../accounting/current-account/newAccount';
import { rowsOf } from '../batch-payment/batchRecord';
import { returnedToTemporary } from '../../accounting/failed-transfer/refused';
import { incomeOn, partsIn } from '../../accounting/profit/temporaryIncome';
import { entriesOn } from '../../accounting/staff-entry/temporaryEntries';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf } from '../../../ledger/Ledger';
import { fileOf } from '../book/fileOf';
import { lenderOfJournal } from '../book/handover';
import type { LoanFile } from '../book/LoanFile';
import { stepsOf } from '../book/stepsOf';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { sampleLoans } from '../pending/pendingRequests';

/** Well-known balances before anything that the loans did; the others follow from the customer's number. */
const KNOWN: Readonly<Record<number, string>> = {
  100_001: '350000.00',
  100_002: '260000.00',
  100_003: '40000.00',
};

/** What the sample's loans took from each customer's account. */
const takenBy = onceAWorld((world) => {
  const amounts = new Map<unknown, string[]>();
  for (const loan of sampleLoans(world)) {
    const taken = fileOf(loan).receipts.filter(({ source }) => source === 'TEMPORARY');
    if (taken.length === 0) continue;
    const known = amounts.get(loan.customerId) ?? [];
    amounts.set(loan.customerId, [...known, ...taken.map(({ amount }) => amount)]);
  }
  return amounts;
});

/** Whose accounts had something before the first loan moved them: who came later begins with nothing. */
const beganWith = onceAWorld((world) => new Set(firstCustomers(world).map(({ id }) => Number(id))));

/** What had come onto the account before the first loan moved it, less what the sample's loans took from it. */
export const openingOf = (customerId: number, world: SampleWorld): string =>
  beganWith(world).has(customerId)
    ? plus(
        KNOWN[customerId] ?? `${(customerId % 9) * 35_000}.00`,
        ...(takenBy(world).get(customerId) ?? []),
      )
    : ZERO;

const loansIn = (store: Store): readonly MockRecord[] => store.collection('loans')?.all ?? [];
const batchesIn = (store: Store): readonly MockRecord[] =>
  store.collection('loans/batch-payment')?.all ?? [];

/** What came onto a customer's account and what left it since its opening, by the journals; the oldest first. */
export const movementsOf = (store: Store, customerId: number): TemporaryMovement[] =>
  ledgerOf(store)
    .lines({ account: 'temporary', holder: customerId })
    .filter(({ journal }) => journal.kind !== 'OPENING')
    .map(({ id, debit, credit, journal }) => ({
      id,
      date: journal.bookingDay,
      kind: journal.kind,
      in: credit,
      out: debit,
      loanId: journal.of?.resource === 'loans' ? Number(journal.of.id) : null,
      loanCode: journal.of?.resource === 'loans' ? journal.of.label : null,
      batchCode: journal.of?.resource === 'loans/batch-payment' ? journal.of.label : null,
      origin: journal.of?.label ?? null,
      journalId: journal.id,
    }));

/** What a loan did once to somebody's temporary account. */
interface Effect {
  holder: number;
  /** Decimal string; below zero what it took. */
  amount: string;
  /** The journal that it came with, or the place of its action where that booked no receipt: they say whose loan it was. */
  journalId?: string;
  action?: number;
}

/** What a loan did to temporary accounts by its own records, not by its journals. */
function effectsOf(file: LoanFile): Effect[] {
  const { customerId: holder, receipts, moved, recoveries, closed, book, actions } = file;
  const taken = ({ source, amount }: Pick<Receipt, 'source' | 'amount'>) =>
    source === 'TEMPORARY' ? minus(ZERO, amount) : ZERO;
  const steps = book ? stepsOf(file) : [];
  return [
    ...[...receipts, ...moved].map((receipt) => ({
      holder: receipt.holder ?? holder,
      amount: taken(receipt),
      journalId: receipt.journalId,
    })),
    ...receipts.map(({ split, journalId }) => ({ holder, amount: split.temporary, journalId })),
    ...moved
      .filter(({ movedTo }) => movedTo === 'temporary')
      .map(({ amount, journalId }) => ({ holder, amount, journalId })),
    ...recoveries.map((recovery) => ({
      holder,
      amount: plus(recovery.temporary, taken(recovery)),
      journalId: recovery.journalId,
    })),
    ...steps.map(({ action, released }) => ({
      holder,
      amount: action.receipt === undefined ? released : ZERO,
      action: actions.indexOf(action),
    })),
    { holder, amount: closed?.released ?? ZERO },
  ].filter(({ amount }) => amount !== ZERO);
}

/** A file is never changed, and its whole life is replayed for what it did: that is done once. */
const effects = new WeakMap<LoanFile, ReturnType<typeof effectsOf>>();

/** What a loan did to temporary accounts by its own records. */
function knownEffects(file: LoanFile): ReturnType<typeof effectsOf> {
  const known = effects.get(file) ?? effectsOf(file);
  effects.set(file, known);
  return known;
}

/**
 * What the loan of one lender did to temporary accounts, which may be at another one: amounts with the lender that held the
 * claim then.
 * @param lender who holds it now
 */
export const effectsByLender = (
  file: LoanFile,
  lender: string,
): { holder: number; amount: string; lender: string }[] =>
  knownEffects(file).map(({ holder, amount, journalId, action }) => ({
    holder,
    amount,
    lender:
      journalId !== undefined
        ? lenderOfJournal(file, lender, journalId)
        : ((action === undefined
            ? undefined
            : file.handovers.find(({ actions }) => action < actions)?.from) ?? lender),
  }));

/** Values of whoever they belong to. */
function byHolder<Value>(pairs: Iterable<readonly [unknown, Value]>): Map<unknown, Value[]> {
  const groups = new Map<unknown, Value[]>();
  for (const [holder, value] of pairs) {
    const group = groups.get(holder);
    if (group) group.push(value);
    else groups.set(holder, [value]);
  }
  return groups;
}

/** The files of the loans that moved a customer's account, or may have: those of the customer, and those paid from it. */
const filesByHolder = keptWhile(
  (store) => `${store.collection('loans')?.changes}`,
  (store) =>
    byHolder(
      loansIn(store).flatMap((loan) => {
        const file = fileOf(loan);
        const holders = [...file.receipts, ...file.moved].map(({ holder }) => holder);
        return [...new Set([loan.customerId, ...holders])].map((holder) => [holder, file] as const);
      }),
    ),
);

/**
 * What a customer's temporary account holds by the records of those who moved it: what it began with, what loans left over
 * or gave back, what came by batches, less what loans were paid with from it, what staff moved to it and from it, and what
 * banks refused to pay.
 */
export function temporaryBalance(store: Store, customerId: number): string {
  const ofLoans = (filesByHolder(store).get(customerId) ?? [])
    .flatMap(knownEffects)
    .flatMap(({ holder, amount }) => (holder === customerId ? [amount] : []));
  return plus(
    openingOf(customerId, store.world),
    ...ofLoans,
    ...batchMoney(store, customerId),
    ...incomeOn(store, customerId),
    ...entriesOn(store, customerId),
    ...(movedByStaff(store).get(customerId) ?? []),
    ...returnedToTemporary(store).flatMap(({ holder, amount }) =>
      holder === customerId ? [amount] : [],
    ),
  );
}

/** What staff moved from a customer's account, as less, and onto it from others'. */
const movedByStaff = keptWhile(
  (store) => `${store.collection('current-account')?.changes}`,
  (store) =>
    byHolder(
      (store.collection('current-account')?.all ?? []).flatMap((account) =>
        movesOf(account).flatMap(({ amount, receiver }) => [
          [account.id, minus(ZERO, amount)] as const,
          [receiver, amount] as const,
        ]),
      ),
    ),
);

/** Whose accounts were moved by the records of those who move them, whatever the ledger has of it. */
const movedAccounts = keptWhile(
  (store) =>
    (
      [
        'loans',
        'loans/batch-payment',
        'accounting/profits',
        'accounting/failed-transfers',
        'current-account',
      ] as const
    )
      .map((resource) => store.collection(resource)?.changes)
      .join(' '),
  (store): ReadonlySet<number> => {
    const parts = (store.collection('accounting/profits')?.all ?? []).flatMap(partsIn);
    const rows = batchesIn(store).flatMap(rowsOf);
    const ofLoans = [...filesByHolder(store).values()].flat().flatMap(knownEffects);
    return new Set(
      [
        ...movedByStaff(store).keys(),
        ...parts.map(({ customerId }) => customerId),
        ...rows.map(({ customerId }) => customerId),
        ...ofLoans.map(({ holder }) => holder),
        ...returnedToTemporary(store).map(({ holder }) => holder),
      ].filter((holder) => typeof holder === 'number'),
    );
  },
);

/** Everybody of a lender's books who has a temporary account by the ledger, or should have one by the records. */
export const temporaryHolders = (store: Store, tenant: string | undefined): number[] => {
  const isOwn = inBooks(tenant);
  return [
    ...new Set([
      ...ledgerOf(store).holdersOf('temporary', tenant),
      ...[...movedAccounts(store)].filter((id) =>
        isOwn(store.collection('customers')?.get(id) ?? { tenant: null }),
      ),
    ]),
  ];
};

/** Money of batches that lies on a customer's account; null = that is nobody's yet. */
const batchMoney = (store: Store, customerId: number | null, tenant?: string): string[] =>
  batchesIn(store)
    .filter(inBooks(tenant))
    .flatMap(rowsOf)
    .flatMap((row) =>
      row.outcome === 'TEMPORARY' && row.customerId === customerId ? [row.amount] : [],
    );

/** Money of batches that is nobody's yet, by the records of the batches of one lender or of all. */
export const unallocatedOf = (store: Store, tenant?: string): string =>
  total(batchMoney(store, null, tenant));

/** All accounts together by the records of loans and batches, beside the general ledger's one. */
export function suspenseOf(store: Store): {
  customers: string;
  unallocated: string;
  ledger: string;
} {
  const ledger = ledgerOf(store);
  return {
    customers: total(ledger.holdersOf('temporary').map((id) => temporaryBalance(store, id))),
    unallocated: unallocatedOf(store),
    ledger: ledger.balanceOf('temporary'),
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
  criteria: criteriaIn(store),
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
