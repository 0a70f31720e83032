import type { LoanCloseReason, LoanState, CourtState } from '../../../../src/domain/enums/loans';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import type { LendingAction } from '../../../../src/domain/lending/replay';
import type { AssetClass, LoanBook } from '../../../../src/domain/lending/LoanBook';
import { openBook, type PayoutTerms } from '../../../../src/domain/lending/payout';
import type { DaysOff } from '../../../../src/domain/lending/workingDays';
import type { CourtChange } from '../../../../src/domain/lending/court';
import type { ClassFigures } from '../../../../src/domain/reconcile/classCheck';
import type {
  JournalLine,
  LoanAssessment,
  LoanEvent,
  Receipt,
  Recovery,
  Rescheduling,
} from '../../../../src/resources/loans/loan/api';
import type { HistoryRow } from '../../../engine/History';
import type { Accrued } from './accruals';

/** Who does something with a loan, and when. */
export interface Doing {
  /** Business day, `YYYY-MM-DD`. */
  date: string;
  /** ISO instant. */
  at: string;
  /** User id; null for the system and for customers. */
  by: string | null;
}

/** Stages at which the issue of a loan may stop. */
export type FailedStage = 'LOAN_REQUEST_FAILED' | 'LOAN_POSTING_FAILED' | 'LOAN_TRANSFER_FAILED';

/** The legs of an issue: how the approval ends, and what the bank says when it is asked later. */
export interface Transfer {
  ends: 'LOAN_ONGOING' | 'LOAN_ONHOLD' | FailedStage;
  /** ISO instant; null while nothing was sent. */
  sentAt: string | null;
  /** Null while the bank does not know yet. */
  answer: 'LOAN_ONGOING' | FailedStage | null;
}

/** A line of a bank statement that proves a pay-out (T6, docs/domain/lending.md 3.4). */
export interface BankLine {
  reference: string;
  date: string;
  amount: string;
  account: string;
}

/** A repair of a failed stage (T7) or a correction of amounts (T18); never changed afterwards. */
export interface CorrectionRecord {
  id: number;
  at: string;
  by: string | null;
  kind: 'STAGE' | 'AMOUNTS';
  /** What it was and what it is now, by field. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A loan's case at court (docs/domain/lending.md 11.3), from which court records are made. */
export interface CourtCase {
  customerId: number;
  template: string;
  date: string;
  claim: CourtChange['claim'];
  state: CourtState;
  isDecided: boolean;
  /** What the court awarded; null before its decision. */
  awarded: string | null;
}

/** A claim that went from one lender to another (docs/domain/ownership.md 2). */
export interface Handover {
  /** Aliases of the two lenders. */
  from: string;
  to: string;
  /** Business day; the claim is the new lender's from its journal on. */
  date: string;
  at: string;
  /** The contract with which it went. */
  contractId: number;
  /** What the claim was worth in the books, decimal string: settled between the two. */
  worth: string;
  /** How many lines of journals, and how many actions, were the former lender's. */
  lines: number;
  actions: number;
}

/** Where the money of a receipt goes that leaves its loan. */
export type MovedTo = 'temporary' | 'unrecognised';

/** A receipt that has left its loan: for the temporary account, maybe on to another loan, or back among the unrecognised lines. */
export type MovedReceipt = Receipt & { movedTo: MovedTo };

/** Everything that the gateway knows of a loan. Never changed in place: each action makes a new one. */
export interface LoanFile {
  id: number;
  customerId: number;
  state: LoanState;
  terms: PayoutTerms;
  isExtendable: boolean;
  additionalPercent: string;
  /** Where the money is paid to: the bank by its code, and the number there. */
  bankCode: number;
  accountNumber: string;
  /** Number of the LN account. */
  ledgerAccount: string;
  /** Null until it is paid out. */
  book: LoanBook | null;
  /** The oldest first, as everything below. */
  receipts: readonly Receipt[];
  /** What the book was made by since its issue, in the order of booking. */
  actions: readonly LendingAction[];
  lines: readonly JournalLine[];
  /** Who held the claim before whom; nothing while it is its first lender's. */
  handovers: readonly Handover[];
  extensions: readonly Rescheduling[];
  renewals: readonly Rescheduling[];
  corrections: readonly CorrectionRecord[];
  events: readonly LoanEvent[];
  /** How far the last extension moved the due dates, in its unit. */
  extensionDuration: number | null;
  writtenOff: string;
  /** Receipts that were booked here by mistake and left. */
  moved: readonly MovedReceipt[];
  closed: {
    date: string;
    reason: ValueOf<typeof LoanCloseReason>;
    /** Unearned interest that went to the temporary account with a closing that no receipt made. */
    released?: string;
  } | null;
  transfer: Transfer;
  bankLine: BankLine | null;
  court: CourtCase | null;
  assessment: LoanAssessment | null;
  /** The class as the last end of day, a renewal or an upgrade left it. */
  storedClass: AssetClass;
  endOfDay?: ClassFigures['endOfDay'];
  /** As of the last end of day, or of the renewal itself. */
  renewal?: ClassFigures['renewal'];
  manualUpgrade?: AssetClass;
  registry?: ClassFigures['registry'];
  /** How far the running interest is booked; nothing before the first end of day. */
  accrued?: Accrued;
  /** What was still owed when the loan was closed from the risk fund, and what came of it since. */
  offBalance: { owed: string; recovered: string } | null;
  /** Receipts after that, the oldest first. */
  recoveries: readonly Recovery[];
  /** The last day whose end was run; null before the pay-out. */
  closedThrough: string | null;
  /** Earlier history, which samples bring along. */
  past: readonly Omit<HistoryRow, 'id'>[];
}

/** Another class of a loan: from now on its report to the credit registry waits for the next end of day. */
export const withClass = (file: LoanFile, storedClass: AssetClass): LoanFile => ({
  ...file,
  storedClass,
  ...(file.registry && storedClass !== file.storedClass
    ? { registry: { ...file.registry, writeStatus: 'SCHEDULED' as const } }
    : {}),
});

/** What a request brings; everything else starts empty. */
export type NewFile = Pick<
  LoanFile,
  | 'id'
  | 'customerId'
  | 'terms'
  | 'isExtendable'
  | 'additionalPercent'
  | 'bankCode'
  | 'accountNumber'
> &
  Partial<Pick<LoanFile, 'transfer' | 'assessment' | 'bankLine'>>;

/** The file of a new request (T1). */
export const newFile = (request: NewFile, { at }: Doing): LoanFile => ({
  state: 'LOAN_REQUESTED',
  ledgerAccount: `LN${String(request.id).padStart(10, '0')}`,
  book: null,
  receipts: [],
  actions: [],
  lines: [],
  handovers: [],
  extensions: [],
  renewals: [],
  corrections: [],
  events: [
    {
      id: `E-${request.id}-1`,
      at,
      stage: 'REQUEST',
      state: 'LOAN_REQUESTED',
      ok: true,
      code: null,
      message: null,
    },
  ],
  extensionDuration: null,
  writtenOff: '0.00',
  moved: [],
  offBalance: null,
  recoveries: [],
  closed: null,
  transfer: { ends: 'LOAN_ONGOING', sentAt: null, answer: 'LOAN_ONGOING' },
  bankLine: null,
  court: null,
  assessment: null,
  storedClass: 'STANDARD',
  closedThrough: null,
  past: [],
  ...request,
});

/** The file with one more event. */
export function withEvent(
  file: LoanFile,
  at: string,
  event: Pick<LoanEvent, 'stage'> & Partial<Pick<LoanEvent, 'ok' | 'code' | 'message'>>,
): LoanFile {
  const id = `E-${file.id}-${file.events.length + 1}`;
  const known = { ok: true, code: null, message: null, ...event };
  return { ...file, events: [...file.events, { id, at, state: file.state, ...known }] };
}

/** The terms of a request by the holidays that are known now; without the shift it is none of their business. */
export const withDaysOff = (terms: PayoutTerms, daysOff: DaysOff | undefined): PayoutTerms =>
  terms.holidayShift && daysOff ? { ...terms, daysOff } : terms;

/** The book of a loan that was paid out. @throws Error when it was not */
export function bookOf({ id, book }: LoanFile): LoanBook {
  if (!book) throw new Error(`loan ${id} was not paid out`);
  return book;
}

/** The file with one more action of its book. */
export const withAction = (file: LoanFile, action: LendingAction): LoanFile => ({
  ...file,
  actions: [...file.actions, action],
});

/** The book on the day of the pay-out. */
export const openingOf = ({ terms, additionalPercent, isExtendable }: LoanFile): LoanBook =>
  openBook(terms, { additionalPercent, isExtendable });
