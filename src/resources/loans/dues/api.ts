import { endpoint } from '../../../dataProviders/endpoint';

/** `readDueDays`: loans whose next repayment is on a day, and what they are to pay then. Days without one are left out. */
export interface DueDay {
  /** YYYY-MM-DD. */
  date: string;
  /** As many loans as their list has with this date of repayment. */
  count: number;
  /** Decimal string: the rows of that day, with interest to it; of what is past, everything due. */
  amount: string;
}

/** The days on which the loans that a person may see are to be repaid next. */
export const readDueDays = endpoint<{ from: string; to: string }, DueDay[]>()(
  'main',
  'GET /loans/dues/days',
  {
    assumed: true,
    access: ['loan-admin:list', 'loan-tenant:list', 'loan-operator:list'],
    carries: '`from`, `to`: days, both included',
    isShaped: Array.isArray,
  },
);
