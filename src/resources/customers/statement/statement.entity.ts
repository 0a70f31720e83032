import { StatementAgreement } from '../../../domain/enums/customerLists';
import { entity, section } from '../../../entity/entity';
import type { ValuesOf } from '../../../entity/Field';
import {
  bank,
  choice,
  date,
  dateTime,
  embedded,
  money,
  number,
  personName,
  personNumber,
  reference,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;
/** What every movement has. */
const figure = { ...given, required: true } as const;
const personal = { readOnly: true, private: true } as const;

/** One movement of the account, and the balance after it. */
const movementFields = {
  transactionDate: dateTime(figure),
  transactionDescription: text(personal),
  counterpartAccount: text(personal),
  income: money(figure),
  expense: money(figure),
  balance: money({ ...figure, negative: true }),
} as const;

/** One movement of a statement's record, oldest first. */
export type StatementMovement = ValuesOf<typeof movementFields>;

/**
 * Statements of customers' bank accounts over a period: closing balance = opening balance + income − expense. Only
 * their list is documented, asked by POST with a filter body.
 */
export default entity('customers/statement', {
  gateway: 'main',
  endpoint: '/statement',
  assumed: true,
  menu: 'customers',
  order: 12,
  icon: 'receipt',
  represent: 'code',
  titles: { list: 'menu.customers.statement', show: 'menu.customers.statement_view' },
  access: { list: 'customer-statement:list', show: 'customer-statement:list' },
  fields: {
    code: text(given),
    customerId: reference('customers', given),
    customerName: personName(),
    regnum: personNumber(),
    bankCode: bank(personal),
    accountNumber: text(personal),
    periodFrom: date(given),
    periodTo: date(given),
    openingBalance: money({ ...given, negative: true }),
    income: money(given),
    expense: money(given),
    closingBalance: money({ ...given, negative: true }),
    /** Income of a month of the period, on the average. */
    monthlyIncome: money(given),
    rowCount: number({ ...given, integer: true }),
    agreement: choice(StatementAgreement, given),
    fetchedAt: dateTime(given),
    /** Movements, the oldest first; one statement alone carries them. */
    rows: embedded(movementFields, given),
  },
  list: {
    columns: [
      'code',
      'customerId',
      'accountNumber',
      'periodTo',
      'income',
      'expense',
      'closingBalance',
      'agreement',
    ],
    optional: [
      'bankCode',
      'openingBalance',
      'regnum',
      'periodFrom',
      'monthlyIncome',
      'rowCount',
      'fetchedAt',
    ],
    filters: [
      'accountNumber',
      'bankCode',
      'regnum',
      'periodTo',
      'agreement',
      'monthlyIncome',
      'closingBalance',
      'customerId',
    ],
    search: 'private',
    sort: { field: 'fetchedAt', order: 'DESC' },
    views: [
      { key: 'agrees', filter: { agreement: 'AGREES' } },
      { key: 'differs', filter: { agreement: ['TOTALS_DIFFER', 'BALANCE_DIFFERS'] } },
    ],
    via: { method: 'POST', path: '/statement' },
  },
  show: [
    section('account', ['bankCode', 'accountNumber']),
    section('period', ['periodFrom', 'periodTo', 'fetchedAt']),
  ],
  record: {
    status: 'agreement',
    facts: ['openingBalance', 'income', 'expense', 'closingBalance', 'monthlyIncome', 'rowCount'],
  },
});
