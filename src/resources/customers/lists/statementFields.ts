import { StatementAgreement } from '../../../domain/enums/customerLists';
import { section } from '../../../entity/entity';
import { bank } from '../../../entity/kinds/bank';
import { choice } from '../../../entity/kinds/choice';
import { date } from '../../../entity/kinds/date';
import { dateTime } from '../../../entity/kinds/dateTime';
import { embedded } from '../../../entity/kinds/embedded';
import { money } from '../../../entity/kinds/money';
import { number } from '../../../entity/kinds/number';
import { reference } from '../../../entity/kinds/reference';
import { registerNumber } from '../../../entity/kinds/registerNumber';
import { text } from '../../../entity/kinds/text';

const given = { readOnly: true } as const;
const personal = { readOnly: true, private: true } as const;

/** One movement of the account, and the balance after it. */
export const movementFields = {
  transactionDate: dateTime(given),
  transactionDescription: text(personal),
  counterpartAccount: text(personal),
  income: money(given),
  expense: money(given),
  balance: money({ ...given, negative: true }),
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
