import { endpoint } from '../../../dataProviders/endpoint';

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

/** The loans behind a product that a customer holds. */
export const readProductLoans = endpoint<void, ProductLoan[]>()(
  'main',
  'GET /customer-products/:id/loans',
  { assumed: true, access: 'cus-product:list' },
);
