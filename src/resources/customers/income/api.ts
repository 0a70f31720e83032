import type { IncomeFormula } from '../../../domain/income/formula';
import type { IncomeStatus } from '../../../domain/income/standing';
import type { IncomeMedium, IncomeType } from '../../../domain/enums/customers';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateways answer about incomes. Amounts are decimal strings, days YYYY-MM-DD, months
// YYYY-MM, moments ISO 8601, people user ids.

/** State of a month of a customer's income. */
export type MonthStatus = 'EMPTY' | 'WAITING' | 'CONFIRMED';

/** `GET /incomes/standing?customerId=`: what a customer's income is, and what may be registered. */
export interface IncomeStatusAnswer {
  today: string;
  windowMonths: number;
  monthsMin: number;
  /** Days after which an approved income counts as old. */
  freshDays: number;
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
