import type { FeeKind } from '../../../../src/domain/enums/e-receipts';
import { isNegativeMoney } from '../../../../src/domain/money';
import { addDays, dayOf } from '../../../../src/domain/dates';
import { type FeeMove, paidFees } from '../../../../src/domain/eReceipts/paidFees';
import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { keptWhile } from '../../../engine/keptWhile';
import type { BookDays } from '../../../ledger/BookDays';
import {
  type BookedJournal,
  type Journal,
  journalFrom,
  ledgerOf,
  type LedgerLine,
  type Posting,
} from '../../../ledger/Ledger';
import { liveJournals } from '../../../ledger/liveJournals';
import { lenderOf } from '../../../engine/oneLender';
import { fileOf } from '../../loans/book/fileOf';

/** Fee income that one journal booked. */
export interface Fee {
  journalId: string;
  /** Value date: the day of the fee, for its receipt and its tax. */
  date: string;
  /** The day in whose books its income is. */
  bookingDay: string;
  /** The day in whose books its payment is. Income that was taken back is of its own day; null for a fee that was never paid. */
  paidDay: string | null;
  /**
   * The day on which R21 wants its receipt: that of its payment, the next one where the run of the day's end collected it
   * (docs/domain/money.md 8.4).
   */
  wantedDay: string | null;
  /** ISO instant of the booking that paid it; null for a fee that was never paid. */
  wantedAt: string | null;
  kind: FeeKind;
  /** Credit − debit on the income accounts; below zero where income was taken back. */
  amount: string;
  tenant: string;
  customerId: number;
  loanId: number | null;
  loanCode: string | null;
  isPaid: boolean;
  /** Given back whole by a journal of its own: no receipt is sent for it any more. */
  isGivenBack: boolean;
}

const INCOME = ['feeIncome', 'walletFeeIncome'] as const;

const KINDS: Partial<Record<Journal['kind'], FeeKind>> = {
  WALLET_FEE: 'WALLET',
  CORRECTION: 'CORRECTION',
};

/** A loan's own fee is charged with its pay-out; one that is charged later is of an extension or a new schedule. */
const kindOf = ({ kind, valueDate }: Journal, lentDate: string | null): FeeKind =>
  KINDS[kind] ?? (valueDate === lentDate ? 'LOAN' : 'RESCHEDULING');

const lentDateOf = (loan: MockRecord | undefined): string | null =>
  (loan && fileOf(loan).book?.lentDate) ?? null;

const sum = (lines: readonly LedgerLine[], side: 'debit' | 'credit'): string =>
  total(lines.map((line) => line[side] ?? ZERO));

const netIncome = ({ lines }: Journal): string => {
  const own = lines.filter(({ account }) => INCOME.some((one) => one === account));
  // Most journals have none.
  if (own.length === 0) return ZERO;
  return minus(sum(own, 'credit'), sum(own, 'debit'));
};

const onReceivable = ({ lines }: Journal, side: 'debit' | 'credit'): string =>
  sum(
    lines.filter(({ account }) => account === 'feesReceivable'),
    side,
  );

/** The day in whose books a journal is; one of a sample, which is made before there is a ledger, is in those of its moment. */
const bookingDayOf = (journal: Journal | BookedJournal): string =>
  'bookingDay' in journal ? journal.bookingDay : (dayOf(journal.bookedAt) ?? journal.valueDate);

/** What a journal does to the fees that are owed. What is written off is not paid by that. */
function feeMove(journal: Journal | BookedJournal, days?: BookDays): FeeMove {
  const income = netIncome(journal);
  const isCharge = income !== ZERO && !isNegativeMoney(income);
  const debit = onReceivable(journal, 'debit');
  const credit = journal.kind === 'WRITE_OFF' ? ZERO : onReceivable(journal, 'credit');
  return {
    journalId: journal.id,
    day: bookingDayOf(journal),
    at: journal.bookedAt,
    isOfRun: days?.isOfRun(journal) ?? false,
    charged: isCharge ? debit : ZERO,
    received: isCharge ? credit : minus(credit, debit),
  };
}

/** The fees of one owner's journals in the order of booking (a loan, or a customer's wallet), each with whether it is paid. */
function feesAmong(
  journals: readonly (Journal | BookedJournal)[],
  owner: Pick<Fee, 'customerId' | 'loanId' | 'loanCode'>,
  lentDate: string | null,
  days?: BookDays,
): Fee[] {
  const paid = paidFees(journals.map((journal) => feeMove(journal, days)));
  const givenBack = new Set(journals.map(({ reverses }) => reverses));
  return journals.flatMap((journal): Fee[] => {
    const amount = netIncome(journal);
    if (amount === ZERO) return [];
    const isAtOnce = isNegativeMoney(amount) || onReceivable(journal, 'debit') === ZERO;
    const bookingDay = bookingDayOf(journal);
    const paying = isAtOnce
      ? { day: bookingDay, wantedDay: bookingDay, at: journal.bookedAt, isPaid: true }
      : paid.get(journal.id);
    return [
      {
        ...owner,
        journalId: journal.id,
        date: journal.valueDate,
        bookingDay,
        paidDay: paying?.day ?? null,
        wantedDay: paying?.wantedDay ?? null,
        wantedAt: paying?.at ?? null,
        kind: kindOf(journal, lentDate),
        amount,
        tenant: journal.tenant,
        isPaid: paying?.isPaid ?? false,
        isGivenBack: givenBack.has(journal.id),
      },
    ];
  });
}

/** The fees of a loan by its own file, for samples, which are made before there is a ledger. */
export function feesOfLoan(loan: MockRecord): Fee[] {
  const { lines, customerId } = fileOf(loan);
  const journals = liveJournals(lines, {
    lenderOf: () => lenderOf(loan),
    of: { resource: 'loans', id: Number(loan.id), label: String(loan.code) },
    holderOf: () => null,
  });
  const owner = { customerId, loanId: Number(loan.id), loanCode: String(loan.code) };
  return feesAmong(journals, owner, lentDateOf(loan));
}

/** The fees of wallets among the journals of a sample, which are made before there is a ledger. */
export const feesOfWallets = (postings: readonly Posting[]): Fee[] =>
  postings
    .filter(({ kind }) => kind === 'WALLET_FEE')
    .map((posting) => journalFrom(posting, posting.id ?? ''))
    .flatMap((journal) =>
      feesAmong([journal], { customerId: payerOf(journal), loanId: null, loanCode: null }, null),
    );

/** Whose fee it is where no loan says so: the holder of the wallet that paid. */
const payerOf = ({ lines }: Journal): number =>
  lines.find(({ account }) => account === 'wallet')?.holder ?? 0;

/**
 * All fees of the ledger.
 * @param day those alone that were charged or paid in the books of a day, or whose receipt is wanted on it, YYYY-MM-DD
 */
export const feesOf: (store: Store, day?: string) => readonly Fee[] = keptWhile(
  (store, day?: string) => `${day} ${ledgerOf(store).changes}`,
  (store, day) => {
    const charging = chargingIn(store);
    if (day === undefined) return feesAmongOwners(store, charging);
    const moving = ledgerOf(store)
      .lines({ account: 'feesReceivable', from: addDays(day, -1), through: day })
      .map(({ journal }) => journal);
    const owners = new Set(
      [...charging.filter(({ bookingDay }) => bookingDay === day), ...moving].map(({ of }) =>
        ownerKey(of),
      ),
    );
    return feesAmongOwners(
      store,
      charging.filter(({ of }) => owners.has(ownerKey(of))),
    ).filter(({ bookingDay, paidDay, wantedDay }) =>
      [bookingDay, paidDay, wantedDay].includes(day),
    );
  },
);

/** Journals that booked income of fees; the tax within a fee is no fee: receipts are over what the customer paid. */
const chargingIn = (store: Store): BookedJournal[] => [
  ...new Set(
    INCOME.flatMap((account) =>
      ledgerOf(store)
        .lines({ account })
        .map(({ journal }) => journal)
        .filter(({ kind }) => kind !== 'FEE_VAT'),
    ),
  ),
];

/** Whose fees a journal is among: a loan's, or those of wallets. */
const ownerKey = (of: Journal['of']): unknown => (of?.resource === 'loans' ? of.id : null);

/** The fees of the loans and wallets that the journals are of. */
function feesAmongOwners(store: Store, charging: readonly BookedJournal[]): Fee[] {
  const ledger = ledgerOf(store);
  const byLoan = new Map<number, BookedJournal[]>();
  const others = new Map<number, BookedJournal[]>();
  for (const journal of charging) {
    if (journal.of?.resource !== 'loans')
      others.set(payerOf(journal), [...(others.get(payerOf(journal)) ?? []), journal]);
    else byLoan.set(Number(journal.of.id), []);
  }
  for (const { journal } of ledger.lines({ account: 'feesReceivable' })) {
    // A claim that goes to another lender takes what is owed of a fee along: nothing is charged or paid by it.
    if (journal.kind === 'CESSION') continue;
    const known = journal.of?.resource === 'loans' && byLoan.get(Number(journal.of.id));
    if (known && !known.includes(journal)) known.push(journal);
  }
  for (const journal of charging) {
    const known = journal.of?.resource === 'loans' && byLoan.get(Number(journal.of.id));
    if (known && !known.includes(journal)) known.push(journal);
  }
  const loans = store.collection('loans');
  return [
    ...[...byLoan].flatMap(([loanId, journals]) => {
      const loan = loans?.get(loanId);
      const owner = {
        loanId,
        customerId: Number(loan?.customerId ?? 0),
        loanCode: loan ? String(loan.code) : null,
      };
      return feesAmong(journals, owner, lentDateOf(loan), ledger.days);
    }),
    ...[...others].flatMap(([customerId, journals]) =>
      feesAmong(journals, { customerId, loanId: null, loanCode: null }, null, ledger.days),
    ),
  ];
}
