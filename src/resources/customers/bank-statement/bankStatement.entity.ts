import { StatementCheckState } from '../../../domain/enums/customers';
import { INCOME, QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
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
  personName,
  personNumber,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { VERIFY_STATEMENT } from '../income/rights';

const given = { readOnly: true } as const;

/** Share of matching senders up to which a statement does not match, percent. */
const MISMATCHED = Number(INCOME.senderMatchPercent) - 0.01;

/**
 * Bank statements given as evidence of income: read, summed by month, matched with the declared employer
 * (docs/domain/income.md 1.3).
 */
export default entity('bank-statement-verification', {
  gateway: 'customer',
  endpoint: '/bank-statement-verification',
  assumed: true,
  menu: 'customers/income',
  order: 5,
  icon: 'account',
  represent: 'customerName',
  access: { list: 'cus-income:admin-list', show: 'cus-income:admin-list' },
  waiting: {
    filter: { checkState: 'UNCHECKED' },
    since: 'uploadedAt',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: {
    customerId: reference('customers', given),
    customerName: personName(),
    regnum: personNumber(),
    incomeId: reference('customers/income/requests', given),
    bankCode: bank({ ...given, private: true }),
    accountNumber: text({ readOnly: true, private: true }),
    ownerName: personName({ asOf: 'uploadedAt' }),
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
  },
  list: {
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
  },
  show: [
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
  ],
  record: {
    status: 'checkState',
    facts: ['averageAmount', 'declaredAmount', 'senderMatch', 'transactionCount'],
  },
  // Genuine or not, each with its reason, and back.
  lifecycle: {
    field: 'checkState',
    actions: {
      verify_statement: {
        success: 'toast.approved',
        from: ['UNCHECKED', 'NOT_VERIFIED'],
        to: 'VERIFIED',
        access: VERIFY_STATEMENT,
        notByMaker: true,
        confirm: 'reason',
        tone: 'primary',
      },
      refuse_statement: {
        success: 'toast.rejected',
        from: ['UNCHECKED', 'VERIFIED'],
        to: 'NOT_VERIFIED',
        access: VERIFY_STATEMENT,
        guard: 'refuses',
        confirm: 'reason',
        tone: 'danger',
      },
    },
  },
});
