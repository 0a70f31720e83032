import type { ProfitState } from '../../../domain/enums/accounting';
import { endpoint, hasField, type AsksBooks } from '../../../dataProviders/endpoint';

const BANK_INCOME = 'cgw-bank-income:access';

/** `readStatementDays`: of a day that is not after `today`, the day that is open in the books. */
export interface StatementDays {
  date: string;
  today: string;
  rows: StatementDay[];
}

/** One day of one bank in `readStatementDays`; amounts are decimal strings. */
export interface StatementDay {
  date: string;
  bankCode: number;
  accountNumber: string;
  /** Total of the credits as the bank's own statement says it. */
  statement: string;
  /** Sum and number of the lines that came through the gateway. */
  lines: string;
  count: number;
  /** What became of them, by state: their sum must be the statement's (R11, docs/domain/money.md 9.1). */
  states: Readonly<Record<ProfitState, string>>;
}

/** The credits of a day by bank, beside what the statement says and what became of them. */
export const readStatementDays = endpoint<AsksBooks & { date?: string }, StatementDays>()(
  'accounting',
  'GET /bank-cg/statement-days',
  {
    assumed: true,
    access: BANK_INCOME,
    books: true,
    carries: '`date`, the day that is open without it',
    isShaped: hasField('rows'),
  },
);
