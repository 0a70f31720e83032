import { StatementAgreement } from '../../../domain/enums/customerLists';
import { section } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  embedded,
  money,
  number,
  reference,
  registerNumber,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;
/** What every movement has. */
const figure = { ...given, required: true } as const;
const personal = { readOnly: true, private: true } as const;

/** One movement of the account, and the balance after it. */
export const movementFields = {
  transactionDate: dateTime(figure),
  transactionDescription: text(personal),
  counterpartAccount: text(personal),
  income: money(figure),
  expense: money(figure),
  balance: money({ ...figure, negative: true }),
} as const;

/** A statement of one bank account over a period: closing balance = opening balance + income − expense. */
export const statementFields = {
  code: text(given),
  customerId: reference('customers', given),
  customerName: text(personal),
  regnum: registerNumber(given),
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
} as const;

export const statementSections = [
  section('account', ['bankCode', 'accountNumber']),
  section('period', ['periodFrom', 'periodTo', 'fetchedAt']),
];
