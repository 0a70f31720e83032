import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import {
  IncomeMaterial,
  IncomeMedium,
  IncomeRejectReason,
  IncomeState,
  IncomeType,
} from '../../../domain/enums/customers';
import { monthIssues } from '../../../domain/income/months';
import { INCOME, QUEUE } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { without } from '../../../entity/without';
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
  personName,
  personNumber,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { REGISTER_INCOME, REVIEW_INCOME } from '../income/rights';
import { incomeLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/**
 * Fields of an income; every list of incomes takes them from here. The first eight are asked for at its registration
 * (docs/domain/income.md 1.1, 2.1).
 */
export const incomeFields = {
  customerId: reference('customers', { required: true }),
  type: choice(IncomeType),
  material: choice(IncomeMaterial, { required: true }),
  medium: choice(IncomeMedium, { required: true }),
  date: date(),
  months: embedded(
    { month: text({ required: true, max: 7 }), amount: money({ required: true }) },
    { labels: 'customers/income/requests', max: INCOME.windowMonthsLong },
  ),
  files: embedded(
    { document: pdf(), picture: image() },
    { labels: 'customers/income/requests', max: INCOME.filesMax },
  ),
  note: longText({ max: 500, private: true }),
  customerName: personName(),
  regnum: personNumber(),
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

/** What incomes are filtered by. */
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

type Asked = 'type' | 'date' | 'months' | 'files';
type Values = Readonly<Partial<Record<Asked, unknown>>>;

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

/**
 * Rules over a registration that need nothing but itself (docs/domain/income.md 2.2): a type, a date that was, months
 * of the longest window that may be set. What holds now (how far back, how many, which are confirmed already) the gateway
 * knows, and the month grid offers nothing else.
 */
function registrationIssues({ type, date, months, files }: Values): ValidationIssue<Asked>[] {
  const day = today();
  const issues: ValidationIssue<Asked>[] = [];
  if (!type) issues.push({ field: 'type', message: 'validation.income_type_required' });
  if (typeof date !== 'string' || !isDay(date) || date > day)
    issues.push({ field: 'date', message: 'validation.income_date' });
  const [wrong] = monthIssues(rowsOf(months), {
    today: day,
    windowMonths: INCOME.windowMonthsLong,
    confirmed: [],
  });
  if (wrong) issues.push({ field: 'months', message: wrong.message, values: wrong.values });
  const sent = rowsOf(files).filter(({ document, picture }) => document ?? picture);
  if (sent.length === 0) issues.push({ field: 'files', message: 'income.files_needed' });
  return issues;
}

/** Incomes and the requests to approve them (docs/domain/income.md 1.1); a request's page is where it is reviewed. */
export default entity('customers/income/requests', {
  gateway: 'customer',
  endpoint: '/incomes',
  assumed: true,
  menu: 'customers/income',
  order: 2,
  icon: 'pending',
  titles: { list: 'menu.customer_income.requests', show: 'menu.customer_income.review' },
  represent: 'customerName',
  paths: { show: '/customers/income/:id/update', create: null },
  access: { list: REVIEW_INCOME, show: REVIEW_INCOME, create: REGISTER_INCOME },
  waiting: {
    filter: { state: 'PENDING' },
    since: 'sentAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: incomeFields,
  list: {
    columns: [...incomeColumns, 'sentAt'],
    optional: without(incomeOptional, 'sentAt'),
    filters: [...incomeFilters, 'createdBy'],
    search: 'private',
    sort: { field: 'sentAt', order: 'ASC' },
    opensWith: 'waiting',
    views: [
      { key: 'waiting', filter: { state: 'PENDING' } },
      { key: 'paper', filter: { state: 'PENDING', medium: 'PAPER' } },
      { key: 'returned', filter: { state: 'RETURNED' } },
      { key: 'approved', filter: { state: 'APPROVED' } },
      { key: 'refused', filter: { state: 'REJECTED' } },
    ],
  },
  form: [
    section('income', ['customerId', 'type', 'material', 'medium', 'date', 'months', 'note']),
    section('evidence', ['files']),
  ],
  show: [
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
  ],
  record: { status: 'state', facts: ['type', 'medium', 'averageAmount', 'margin', 'amount'] },
  rules: registrationIssues,
  ends: ['APPROVED', 'REJECTED'],
  lifecycle: incomeLifecycle,
});
