import {
  IncomeMaterial,
  IncomeMedium,
  IncomeRejectReason,
  IncomeState,
  IncomeType,
} from '../../../domain/enums/customers';
import { INCOME } from '../../../domain/settings';
import { section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  embedded,
  image,
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

/** What the registration of an income asks for (docs/domain/income.md 1.1, 2.1). */
export const registrationFields = {
  customerId: reference('customers', { required: true }),
  type: choice(IncomeType),
  material: choice(IncomeMaterial, { required: true }),
  medium: choice(IncomeMedium, { required: true }),
  date: date(),
  months: embedded(
    { month: text({ required: true, max: 7 }), amount: money({ required: true }) },
    { labels: 'income', max: INCOME.windowMonthsLong },
  ),
  files: embedded(
    { document: pdf(), picture: image() },
    { labels: 'income', max: INCOME.filesMax },
  ),
  note: longText({ max: 500, private: true }),
} as const;

/** Everything the gateway says of an income. */
export const incomeFields = {
  ...registrationFields,
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber(given),
  state: choice(IncomeState, given),
  monthCount: number(given),
  averageAmount: money(given),
  margin: percent(given),
  /** Average × margin: what an approval makes the customer's salary. */
  amount: money(given),
  fileCount: number(given),
  confirmedCount: number(given),
  totalPages: number(given),
  viewedPages: number(given),
  /** How often it was returned. */
  attempts: number(given),
  sentAt: dateTime(given),
  returnReason: longText(given),
  rejectReason: choice(IncomeRejectReason, given),
  limitBefore: money(given),
  limitAfter: money(given),
  decidedAt: dateTime(given),
  decidedBy: userName(given),
  createdAt: dateTime(given),
  createdBy: userName(given),
  tenant: tenant(),
} as const;

export const incomeSections = [
  section('person', ['customerId', 'regnum', 'createdBy', 'createdAt']),
  section('income', ['type', 'material', 'medium', 'date', 'months', 'note']),
  section('decision', [
    'sentAt',
    'attempts',
    'returnReason',
    'rejectReason',
    'limitBefore',
    'limitAfter',
    'decidedAt',
    'decidedBy',
  ]),
];

/** What the register asks for, in the order of its form. */
export const incomeForm = [
  section('income', ['customerId', 'type', 'material', 'medium', 'date', 'months', 'note']),
  section('evidence', ['files']),
];

/** Columns of every list of incomes. */
export const incomeColumns = [
  'customerName',
  'regnum',
  'state',
  'type',
  'medium',
  'amount',
] as const;

/** Columns that a person may add. */
export const incomeOptional = [
  'monthCount',
  'averageAmount',
  'material',
  'margin',
  'date',
  'attempts',
  'totalPages',
  'fileCount',
  'limitBefore',
  'limitAfter',
  'sentAt',
  'decidedAt',
  'decidedBy',
  'createdBy',
  'createdAt',
  'tenant',
] as const;

export const incomeFilters = [
  'state',
  'type',
  'medium',
  'regnum',
  'material',
  'sentAt',
  'decidedAt',
  'amount',
] as const;
