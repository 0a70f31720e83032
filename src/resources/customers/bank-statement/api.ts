import { endpoint } from '../../../dataProviders/endpoint';

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

/** The lines of a bank statement. */
export const readTransactions = endpoint<void, StatementTransactions>()(
  'customer',
  'GET /bank-statement-verification/:id/transactions',
  { assumed: true, access: 'cus-income:admin-list' },
);
