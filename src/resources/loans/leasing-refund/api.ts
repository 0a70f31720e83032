import { endpoint } from '../../../dataProviders/endpoint';

/** `readLeasingFigures`: Σ of all repayments that the person may see. Amounts are decimal strings. */
export interface LeasingFigures {
  count: number;
  amount: string;
  principal: string;
  interest: string;
  other: string;
}

export const readLeasingFigures = endpoint<void, LeasingFigures>()(
  'main',
  'GET /loans/leasing-refund/figures',
  { assumed: true, access: 'loan-leasing-refund:list' },
);
