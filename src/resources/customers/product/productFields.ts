import { ProductState } from '../../../domain/enums/customerLists';
import { LoanProductType } from '../../../domain/enums/loans';
import {
  choice,
  date,
  money,
  number,
  percent,
  reference,
  registerNumber,
  text,
} from '../../../fields';

/** A loan product that a customer holds, calculated from the loans. */
export const productFields = {
  customerId: reference('customers', { readOnly: true }),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber({ readOnly: true }),
  productType: choice(LoanProductType, { readOnly: true }),
  state: choice(ProductState, { readOnly: true }),
  limit: money({ readOnly: true }),
  /** Principal still owed. */
  used: money({ readOnly: true }),
  /** What may still be borrowed: other products of the same multiple share the limit. */
  available: money({ readOnly: true }),
  usedShare: percent({ readOnly: true }),
  openLoans: number({ readOnly: true, integer: true }),
  allLoans: number({ readOnly: true, integer: true }),
  overdueDays: number({ readOnly: true, integer: true }),
  since: date({ readOnly: true }),
} as const;
