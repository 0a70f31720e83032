import type { IncomeFacts } from '../../../domain/income/approval';
import type { IncomeFormula } from '../../../domain/income/formula';
import type { IncomeMonth } from '../../../domain/income/months';
import type { IncomeStatus, StatusChange } from '../../../domain/income/standing';
import type { IncomeMedium, IncomeType } from '../../../domain/enums/customers';
import type { RecordOf } from '../../../entity/entity';
import type incomeFiles from '../income-file/incomeFile.entity';
import type incomeRequests from '../income-request/incomeRequest.entity';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateways answer about incomes. Amounts are decimal strings, days YYYY-MM-DD, months
// YYYY-MM, moments ISO 8601, people user ids.

/** An income as lists and its own address give it: the fields of the entity, and what its acts are judged by. */
export type IncomeRecord = RecordOf<typeof incomeRequests> & {
  months: IncomeMonth[];
  averageAmount: string;
  facts: IncomeFacts;
  /** Sums that the documents themselves say, where they could be read. */
  extracted: { months: number; averageAmount: string } | null;
  /** What an approval would make of the customer, or has made. */
  change: StatusChange;
};

/** One file of an income. */
export type IncomeFileRecord = RecordOf<typeof incomeFiles> & {
  name: string;
  totalPages: number;
  /** Numbers of the pages seen, from 1. */
  seen: number[];
};

/** How a month of a customer stands. */
export type MonthStatus = 'EMPTY' | 'WAITING' | 'CONFIRMED';

/** `GET /incomes/standing?customerId=`: what a customer's income is, and what may be registered. */
export interface IncomeStatusAnswer {
  today: string;
  windowMonths: number;
  monthsMin: number;
  /** Percent by type (`settings/income/margin`). */
  margins: Record<IncomeType, string>;
  customer: IncomeStatus;
  /** The approved income that salary and limit rest on. */
  current: {
    id: number;
    type: IncomeType;
    medium: IncomeMedium;
    formula: IncomeFormula;
    approvedAt: string;
    /** Days since then. */
    age: number;
    isStale: boolean;
  } | null;
  /** Months of the longer window, the oldest first. */
  months: { month: string; standing: MonthStatus; amount: string | null }[];
  /** Requests that wait for a decision. */
  waiting: number;
}

/** The lines of a bank statement, and what comes of them by month. */
export interface StatementTransactions {
  transactions: {
    id: number;
    date: string;
    description: string;
    sender: string;
    counterpartAccount: string;
    income: string | null;
    expense: string | null;
    /** It came from the declared employer. */
    matches: boolean;
  }[];
  /** By month, the oldest first: what the statement says, and what was declared. */
  sums: { month: string; statement: string; declared: string | null }[];
}

/** True for an answer that says what may be registered; another one does not say that there is no income. */
function isIncomeStanding(answer: unknown): boolean {
  const { months, margins } = (answer ?? {}) as Partial<IncomeStatusAnswer>;
  return Array.isArray(months) && typeof margins === 'object';
}

export const readIncomeStanding = endpoint<{ customerId: string }, IncomeStatusAnswer>()(
  'customer',
  'GET /incomes/standing',
  {
    assumed: true,
    access: 'customer:view',
    carries: '`customerId`',
    isShaped: isIncomeStanding,
  },
);

/** Notes that a page of a file was seen; the reader also knows how many pages there are. */
export const notePageSeen = endpoint<{ page: number; of: number }, SeenPages>()(
  'customer',
  'POST /income-files/:id/seen',
  { assumed: true, access: 'cus-income:pending-list', carries: '`page`, `of`' },
);

/** Answer of `notePageSeen`. */
export type SeenPages = Pick<IncomeFileRecord, 'id' | 'viewedPages' | 'totalPages' | 'seen'>;

export const readTransactions = endpoint<void, StatementTransactions>()(
  'customer',
  'GET /bank-statement-verification/:id/transactions',
  { assumed: true, access: 'cus-income:admin-list' },
);
