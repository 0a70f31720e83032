import type { AssessmentDecision, AssessmentReason } from '../../../domain/lending/assessment';
import type { LedgerEntryKind } from '../../../domain/enums/accounting';
import type { LoanCustomerType, LoanState, PaymentSource } from '../../../domain/enums/loans';
import type { LiabilityState } from '../../../domain/lending/liability';
import type { LendingSettings } from '../../../domain/lending/lendingSettings';
import type { LoanBook } from '../../../domain/lending/LoanBook';
import type { LendingAction } from '../../../domain/lending/replay';
import type { PayoutTerms } from '../../../domain/lending/payout';
import type { RateWarning } from '../../../domain/lending/rateWarning';
import type { WalletSource } from '../../../domain/lending/walletSource';
import type { TemporaryCriteria } from '../../../domain/lending/temporaryCriteria';
import type { ReceiptSplit } from '../../../domain/lending/waterfall';
import type { ClassFigures } from '../../../domain/reconcile/classCheck';
import type { ResourceName, AccountKey } from '../../../i18n/Catalogue';
import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { LoanFacts, LoanRequestFacts } from './lifecycle';

// What the gateway answers below `/loans/{id}`. Amounts are decimal strings, dates YYYY-MM-DD,
// moments ISO 8601, people user ids; `null` as a person is the system.

/** `facts` of a loan: what its conditions are calculated from, less what depends on the person. */
export interface LoanFactsAnswer extends Omit<LoanFacts, 'isLead' | 'request'> {
  request?: Omit<LoanRequestFacts, 'hasQueueRight' | 'personId'>;
}

/** `loanParts.book`: the loan as the rules of lending know it. A request has its terms, an issued loan its book. */
export interface LoanBookAnswer {
  /** The gateway's day, to which figures are calculated. */
  today: string;
  /** What was asked for; `startDate` is the day of the pay-out, today while it is a request. */
  terms: PayoutTerms;
  book: LoanBook | null;
  /** Windows and fees that actions are judged by. */
  settings?: LendingSettings;
  /** Of a request: an interest above what the lender warns about; null where it is not. */
  rateWarning?: RateWarning | null;
  /** What the book was made by since its issue; nothing for a request. */
  actions?: readonly LendingAction[];
  /** The book on the day of the issue, from which the actions began. */
  opening?: LoanBook | null;
  /** Principal written off from the risk fund. */
  writtenOff: string;
  /** Principal repaid over all receipts. */
  principalRepaid: string;
  /** What R7 (docs/domain/money.md 9.1) is calculated from, without the days past due, which follow from the book. */
  classes: Omit<ClassFigures, 'daysPastDue'> | null;
  /** What may be paid from the borrower's temporary account; not there while it is a request. */
  temporary?: TemporarySource;
  /** What may be paid from the borrower's wallet; as above. */
  wallet?: WalletSource;
}

/** The temporary account of the borrower as a source of payments (docs/domain/lending.md 8.9). */
export interface TemporarySource {
  balance: string;
  criteria: TemporaryCriteria;
  /** Days to the oldest unpaid row; below zero = overdue, null where nothing is to come. */
  dueInDays: number | null;
}

/** One row of `loanParts.repayments`, the newest first. */
export interface Receipt {
  id: number;
  /** Value date. */
  date: string;
  bookedAt: string;
  by: string | null;
  amount: string;
  source: PaymentSource;
  /** The customer from whose temporary account it was paid, where that is not the borrower's. */
  holder?: number;
  batchCode: string | null;
  /** The action that booked it. */
  action: 'pay' | 'pay_in_advance' | 'extend';
  split: ReceiptSplit;
  /** Unearned interest that went back to the temporary account with it; Σ split = amount + released. */
  released: string;
  journalId: string;
}

/** One row of `loanParts.recoveries`: money that came after the loan was closed from the risk fund, newest first. */
export interface Recovery {
  id: number;
  /** Value date. */
  date: string;
  bookedAt: string;
  by: string | null;
  /** `recovered` + `temporary`. */
  amount: string;
  recovered: string;
  /** What was more than was still claimed. */
  temporary: string;
  source: PaymentSource;
  journalId: string;
}

/** One row of `loanParts.participants`: the borrower first, then everybody else who is bound by the loan. */
export interface LoanParticipant {
  customerId: number;
  name: string;
  /** Masked. */
  regnum: string | null;
  phone: string | null;
  role: LoanCustomerType;
  /** Up to what the person is liable; null for a representative, who owes nothing. */
  amount: string | null;
  /** What is still owed of it today. */
  owed: string;
  since: string | null;
  state: LiabilityState;
  /** The guarantee request or the student's contract that binds the person; null for the borrower. */
  source: { resource: ResourceName; id: number; label: string } | null;
}

/** `loanParts.account`: the LN account, credit − debit; it is negative while the customer owes. */
export interface LoanAccount {
  accountNumber: string;
  openedOn: string | null;
  opening: string;
  closing: string;
  /** Principal written off among the lines below. */
  writtenOff: string;
  movements: AccountMovement[];
}

/** One movement of the LN account, the oldest first. */
export interface AccountMovement {
  id: string;
  date: string;
  kind: LedgerEntryKind;
  debit: string | null;
  credit: string | null;
  /** Running balance after it. */
  balance: string;
  journalId: string;
}

/** One line of `loanParts['account-history']`, the oldest first; Σ debit = Σ credit in every journal. */
export interface JournalLine {
  id: string;
  journalId: string;
  date: string;
  bookedAt: string;
  kind: LedgerEntryKind;
  account: string;
  /** Message key of the account's name: `ledgerAccounts.<key>`. */
  accountKey: AccountKey;
  debit: string | null;
  credit: string | null;
  by: string | null;
  /** The customer whose temporary account it moves, where that is not the borrower's. */
  holder?: number;
}

/** `readJournal`: one journal of any loan, or of a batch of payments itself. */
export interface LoanJournal {
  id: string;
  /** What it belongs to: one of the two. */
  loan: { id: number; code: string } | null;
  batch: { id: number; code: string } | null;
  lines: JournalLine[];
}

/** One row of `loanParts.extensions` and `loanParts.renewals`, the newest first: both books, so that the tab can show them. */
export interface Rescheduling {
  id: number;
  date: string;
  by: string | null;
  /** `CUSTOMER` = from the queue of requests. */
  origin: 'STAFF' | 'CUSTOMER';
  fee: string;
  paid: string;
  before: LoanBook;
  after: LoanBook;
}

/** `loanParts.assessment`; null where nobody assessed it. */
export interface LoanAssessment {
  score: number;
  limit: string;
  decision: AssessmentDecision;
  reasons: AssessmentReason[];
  decidedBy: string | null;
  decidedAt: string;
  /** What it rests on, with its day; null = was not used. */
  snapshots: Record<'creditRegistry' | 'stateRegistry' | 'income', AssessmentSnapshot | null>;
}

/** What the sources of an assessment say: message keys `assessment.figures.<key>`. */
export type AssessmentFigure =
  | 'openLoans'
  | 'worstClass'
  | 'openBalance'
  | 'employer'
  | 'averageIncome'
  | 'months';

export interface AssessmentSnapshot {
  at: string;
  /** In words of the source: open loans and worst class; employer; average income. */
  figures: { key: AssessmentFigure; value: string }[];
}

/** One row of `loanParts.log`: what the system did, the newest first. */
export interface LoanEvent {
  id: string;
  at: string;
  stage: 'REQUEST' | 'POSTING' | 'TRANSFER' | 'ISSUED' | 'REGISTRY' | 'NOTICE';
  state: LoanState;
  ok: boolean;
  /** Code of the failure, as it came. */
  code: string | null;
  message: string | null;
}

const assumed = { assumed: true, access: 'loan:view' } as const;

/** The calls below `/loans/{id}`, by the last part of their addresses. */
export const loanParts = {
  book: endpoint<void, LoanBookAnswer>()('main', 'GET /loans/:id/book', {
    ...assumed,
    isShaped: hasField('terms'),
  }),
  repayments: endpoint<void, Receipt[]>()('main', 'GET /loans/:id/repayments', {
    ...assumed,
    isShaped: Array.isArray,
  }),
  recoveries: endpoint<void, Recovery[]>()('main', 'GET /loans/:id/recoveries', {
    ...assumed,
    isShaped: Array.isArray,
  }),
  participants: endpoint<void, LoanParticipant[]>()('main', 'GET /loans/:id/participants', {
    ...assumed,
    isShaped: Array.isArray,
  }),
  account: endpoint<void, LoanAccount>()('main', 'GET /loans/:id/account', {
    ...assumed,
    isShaped: hasField('movements'),
  }),
  'account-history': endpoint<void, JournalLine[]>()('main', 'GET /loans/:id/account-history', {
    ...assumed,
    isShaped: Array.isArray,
  }),
  extensions: endpoint<void, Rescheduling[]>()('main', 'GET /loans/:id/extensions', {
    ...assumed,
    isShaped: Array.isArray,
  }),
  renewals: endpoint<void, Rescheduling[]>()('main', 'GET /loans/:id/renewals', {
    ...assumed,
    isShaped: Array.isArray,
  }),
  assessment: endpoint<void, LoanAssessment | null>()('main', 'GET /loans/:id/assessment', {
    ...assumed,
    // Nobody may have assessed a loan.
    expects: 'nothing',
    isShaped: (answer) => answer === null || hasField('snapshots')(answer),
  }),
  log: endpoint<void, LoanEvent[]>()('main', 'GET /loans/:id/log', {
    ...assumed,
    isShaped: Array.isArray,
  }),
};

/** A journal by its number, whichever loan it is of. */
export const readJournal = endpoint<void, LoanJournal>()(
  'main',
  'GET /loans/journals/:id',
  assumed,
);

/** What a customer may still borrow of a product under a contract. */
export const readLoanLimit = endpoint<
  { customerId: string; productType: string; contractId?: string },
  { availableLimit: string }
>()('main', 'GET /loan-limits', {
  assumed: true,
  access: 'loan:register',
  carries: '`customerId`, `productType`, `contractId`',
});

/** `lookUpPayoutOwner`: whose account it is. */
export interface PayoutOwnerAnswer {
  /** As the bank writes it, in either alphabet; null where it knows no such account. */
  ownerName: string | null;
  /** As our records write the borrower. */
  customerName: string;
}

/** Asks the bank whose an account is, for a borrower to whom money is to be paid out. */
export const lookUpPayoutOwner = endpoint<
  { customerId: number | string; bankCode: number; accountNumber: string },
  PayoutOwnerAnswer
>()('main', 'POST /loans/payout-owner', {
  assumed: true,
  safePost: true,
  access: [
    'loan:register',
    'loan:view',
    'loan:approve',
    'loan-pending-request:list',
    'ltl-pending-request:view',
  ],
  carries: '`customerId`, `bankCode`, `accountNumber`; only asks',
  isShaped: hasField('ownerName'),
});

/** The lender's windows and fees, where no loan is at hand whose book says them. */
export const readLendingSettings = endpoint<void, LendingSettings>()('main', 'GET /loan-settings', {
  assumed: true,
  access: [
    'loan:register',
    'loan:view',
    'loan-pending-request:list',
    'loan-criteria-settings:view',
    'la-request-admin:list',
    'la-request-tenant:list',
  ],
  isShaped: hasField('monthlyRateWarnPercent'),
});
