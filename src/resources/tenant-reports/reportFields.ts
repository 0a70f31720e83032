import { AssetClassification, LoanState } from '../../domain/enums/loans';
import { choice, date, flag } from '../../fields';
import { loanFields } from '../loans/loan/loan.entity';

const shown = { readOnly: true } as const;

const {
  code,
  customerId,
  customerName,
  regnum,
  phone,
  product,
  productType,
  lentAmount,
  balance,
  lendedDate,
  classification,
  overdueDays,
  tenant,
} = loanFields;

/** What every report shows of a loan. */
export const reportedLoan = {
  code,
  customerId,
  customerName,
  regnum,
  phone,
  product,
  productType,
  lentAmount,
  lendedDate,
  tenant,
  /** The class at the end of the day that `since` names; none where the loan was not lent yet. */
  classBefore: choice(AssetClassification, { ...shown, numbered: true }),
  /** A day to compare with; nothing without it. */
  since: date(shown),
} as const;

/** What reports of open loans show beside: everything as it was at the end of the day `asOf` (docs/domain/money.md 7.2). */
export const openLoan = {
  ...reportedLoan,
  state: choice(LoanState, { ...shown, only: ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'] }),
  balance,
  overdueDays,
  classification,
  /** One loan of each customer: the one that is longest past due. */
  onePerCustomer: flag(shown),
  asOf: date({ ...shown, noFuture: true }),
} as const;

/** How reports of open loans begin: the longest past due first. */
export const openLoanList = {
  columns: ['code', 'customerName', 'regnum', 'state', 'balance', 'overdueDays', 'classification'],
  optional: [
    'lentAmount',
    'lendedDate',
    'product',
    'productType',
    'phone',
    'classBefore',
    'tenant',
    'asOf',
  ],
  search: 'private',
  sort: { field: 'overdueDays', order: 'DESC' },
} as const;
