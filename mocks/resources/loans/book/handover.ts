import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { refuseBlocked } from '../../../../src/domain/lending/Refusal';
import type { Receipt } from '../../../../src/resources/loans/loan/api';
import type { LedgerAccount } from '../../../ledger/chart';
import type { MockRecord } from '../../../engine/MockRecord';
import { accruedTo } from './accruals';
import { posted, signed } from './ledger';
import type { Doing, Handover, LoanFile } from './LoanFile';

/** What a claim consists of in the books; everything else that a loan moves stays where it is. */
const CLAIM_ACCOUNTS = [
  'loan',
  'accruedInterest',
  'accruedAdditional',
  'feesReceivable',
  'courtCosts',
  'interestInAdvance',
] as const satisfies readonly LedgerAccount[];

/** States in which a claim may go to another lender: what is over or only asked for stays (docs/domain/ownership.md 2.3). */
const CLAIMS: readonly unknown[] = [
  'LOAN_ONGOING',
  'LOAN_ONHOLD',
  'LOAN_LONG_ONHOLD',
  'LOAN_RISK',
  'LOAN_COURT',
];

/** Whether a loan is a claim, or money is on its way that will make it one. */
export const isClaim = ({ state }: MockRecord): boolean => CLAIMS.includes(state);

/** Debit − credit of an account over the journals of a loan. */
const held = ({ lines }: LoanFile, account: LedgerAccount): string => {
  const own = lines.filter(({ accountKey }) => accountKey === `ledgerAccounts.${account}`);
  return minus(
    total(own.map(({ debit }) => debit ?? ZERO)),
    total(own.map(({ credit }) => credit ?? ZERO)),
  );
};

/** What a claim is worth in the books: principal, interest, fees and costs that are owed, less interest paid in advance. */
const worthOf = (file: LoanFile): string =>
  total(CLAIM_ACCOUNTS.map((account) => held(file, account)));

/** What a claim would be worth to another lender on a day: as `worthOf`, with the interest until then. */
export const worthOn = (file: LoanFile, date: string): string =>
  worthOf(accruedTo(file, { date, at: date, by: null }));

/**
 * The claim goes to another lender on the day of the booking (docs/domain/ownership.md 2.2): the interest until then is the
 * former lender's, its journal takes the claim out of its books and one of the new lender takes it in, each against the
 * settlement between the two. Nothing that was booked before changes.
 */
export function handedOver(
  known: LoanFile,
  doing: Doing,
  { from, to, contractId }: Pick<Handover, 'from' | 'to' | 'contractId'>,
): LoanFile {
  const file = accruedTo(known, doing);
  const claim = CLAIM_ACCOUNTS.map((account) => [account, held(file, account)] as const);
  const worth = worthOf(file);
  const left = posted(file, doing, 'CESSION', [
    signed('settlement', 'debit', worth),
    ...claim.map(([account, amount]) => signed(account, 'credit', amount)),
  ]);
  const { date, at } = doing;
  const { lines, actions } = left;
  const counted = { lines: lines.length, actions: actions.length };
  const handover: Handover = { from, to, date, at, contractId, worth: plus(worth), ...counted };
  return posted({ ...left, handovers: [...left.handovers, handover] }, doing, 'CESSION', [
    ...claim.map(([account, amount]) => signed(account, 'debit', amount)),
    signed('settlement', 'credit', worth),
  ]);
}

/**
 * The lender in whose books a line of a loan is: the one that held the claim when it was booked.
 * @param lender who holds it now
 * @param place of the line among all of the loan
 */
export const lenderOfLine = ({ handovers }: LoanFile, lender: string, place: number): string =>
  handovers.find(({ lines }) => place < lines)?.from ?? lender;

/** As `lenderOfLine`, of a journal by its id. */
export const lenderOfJournal = (file: LoanFile, lender: string, journalId: string): string =>
  file.handovers.length === 0
    ? lender
    : lenderOfLine(
        file,
        lender,
        file.lines.findIndex((line) => line.journalId === journalId),
      );

/** The day since which its present lender holds a claim; undefined for the first one. */
export const heldSince = ({ handovers }: Pick<LoanFile, 'handovers'>): string | undefined =>
  handovers.at(-1)?.date;

/** Whether a journal of a loan was booked since it went to its present lender. */
export const isSinceHandover = ({ handovers, lines }: LoanFile, journalId: string): boolean => {
  const last = handovers.at(-1);
  return (
    last !== undefined && lines.findIndex((line) => line.journalId === journalId) >= last.lines
  );
};

/** @throws Refusal BEFORE_HANDOVER for a day on which another lender held the claim: its books of that day are written */
export function refuseBeforeHandover(file: LoanFile, date: string): void {
  const since = heldSince(file);
  if (since !== undefined && date < since)
    refuseBlocked([{ code: 'BEFORE_HANDOVER', values: { date: since } }]);
}

/** @throws Refusal BEFORE_HANDOVER for a receipt that came to a former lender: its money is in that lender's books */
export function refuseOthersReceipt(file: LoanFile, { journalId }: Receipt): void {
  const since = heldSince(file);
  if (since !== undefined && !isSinceHandover(file, journalId))
    refuseBlocked([{ code: 'BEFORE_HANDOVER', values: { date: since } }]);
}

/** How often money of the present lender came for a claim since it has it (docs/domain/ownership.md 2.4). */
export const moneySinceHandover = (file: LoanFile): number =>
  [...file.receipts, ...file.moved, ...file.recoveries].filter(({ journalId }) =>
    isSinceHandover(file, journalId),
  ).length;
