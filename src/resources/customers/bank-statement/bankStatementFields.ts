import { StatementCheckState } from '../../../domain/enums/customers';
import { INCOME } from '../../../domain/settings';
import { section, type ListDeclaration } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  flag,
  longText,
  money,
  number,
  pdf,
  percent,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/** A bank statement that was uploaded for an income, and what it says. */
export const statementFields = {
  customerId: reference('customers', given),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber(given),
  incomeId: reference('customers/income/requests', given),
  bankCode: bank({ ...given, private: true }),
  accountNumber: text({ readOnly: true, private: true }),
  ownerName: text({ readOnly: true, private: true }),
  /** The account is the customer's. */
  ownerMatches: flag(given),
  periodFrom: date(given),
  periodTo: date(given),
  transactionCount: number(given),
  incomeSum: money(given),
  averageAmount: money(given),
  declaredAmount: money(given),
  employer: text({ readOnly: true, private: true }),
  /** Share of the income that came from the declared employer. */
  senderMatch: percent(given),
  file: pdf({ readOnly: true, private: true }),
  uploadedAt: dateTime(given),
  checkState: choice(StatementCheckState, given),
  checkReason: longText(given),
  checkedAt: dateTime(given),
  checkedBy: userName(given),
  tenant: tenant(),
} as const;

export const statementSections = [
  section('statement', [
    'customerId',
    'regnum',
    'incomeId',
    'bankCode',
    'accountNumber',
    'ownerName',
    'ownerMatches',
    'periodFrom',
    'periodTo',
    'uploadedAt',
  ]),
  section('match', ['employer', 'senderMatch', 'declaredAmount', 'averageAmount', 'incomeSum']),
  section('check', ['checkState', 'checkReason', 'checkedAt', 'checkedBy']),
];

/** Share of matching senders up to which a statement does not match, percent. */
const MISMATCHED = Number(INCOME.senderMatchPercent) - 0.01;

/** The list of statements: those that wait and those that do not match are at hand. */
export const statementList = {
  columns: [
    'customerName',
    'regnum',
    'bankCode',
    'periodTo',
    'averageAmount',
    'declaredAmount',
    'senderMatch',
    'checkState',
    'uploadedAt',
  ],
  optional: [
    'accountNumber',
    'ownerName',
    'ownerMatches',
    'employer',
    'periodFrom',
    'transactionCount',
    'incomeSum',
    'incomeId',
    'checkedAt',
    'checkedBy',
    'tenant',
  ],
  filters: [
    'checkState',
    'regnum',
    'bankCode',
    'senderMatch',
    'ownerMatches',
    'uploadedAt',
    'incomeId',
  ],
  search: 'private',
  sort: { field: 'uploadedAt', order: 'DESC' },
  views: [
    { key: 'unchecked', filter: { checkState: 'UNCHECKED' } },
    { key: 'mismatched', filter: { senderMatch: { to: MISMATCHED } } },
    { key: 'verified', filter: { checkState: 'VERIFIED' } },
    { key: 'refused', filter: { checkState: 'NOT_VERIFIED' } },
  ],
} as const satisfies ListDeclaration<typeof statementFields>;
