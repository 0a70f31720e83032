import { endpoint } from '../../../dataProviders/endpoint';
import type { ValuesOf } from '../../../entity/Field';
import type { movementFields } from '../statement/statement.entity';

/** A loan behind a product that a customer holds; answered by `readProductLoans`, newest first. */
export interface ProductLoan {
  id: number;
  code: string;
  state: string;
  lentAmount: string;
  /** Principal still owed; nothing before the loan is paid out. */
  balance: string | null;
  overdueDays: number;
  lendedDate: string | null;
  closedDate: string | null;
}

/** What stands above the list of sign-ins: `readLoginFigures`. */
export interface LoginFigures {
  /** Accounts with failures in a row. */
  accounts: number;
}

/** One movement of a statement's record, oldest first. */
export type StatementMovement = ValuesOf<typeof movementFields>;

export const readLoginFigures = endpoint<void, LoginFigures>()(
  'main',
  'GET /login-attempts/figures',
  { assumed: true, access: ['auth-la:access', 'auth-la:view'] },
);

export const readProductLoans = endpoint<void, ProductLoan[]>()(
  'main',
  'GET /customer-products/:id/loans',
  { assumed: true, access: 'cus-product:list' },
);
