import { LedgerAccount, StaffEntryKind, StaffEntryState } from '../../../domain/enums/accounting';
import { AssetClassification, CorrectedPart } from '../../../domain/enums/loans';
import { OwnerMatch } from '../../../domain/enums/wallets';
import {
  BANK_ACCOUNTS,
  ENTRY_KINDS,
  kindsAsking,
  type EntryField,
} from '../../../domain/ledger/entryKinds';
import { STAFF_ENTRY, QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import {
  choice,
  date,
  dateTime,
  longText,
  money,
  pdf,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { BANK_INCOME, CORRECT_BOOKS } from '../rights';
import { staffEntryLifecycle } from './lifecycle';

const given = { readOnly: true } as const;
const once = { once: true } as const;
const ofTheCustomer = { ...once, filterBy: { customerId: 'customerId' } } as const;
const ownBankAccount = () => choice(LedgerAccount, { ...once, only: BANK_ACCOUNTS });

/** Said of the kinds that ask for the field. */
const asking = (field: EntryField) => ({ field: 'kind' as const, is: kindsAsking(field) });

/**
 * What staff book by hand, of kinds that a table declares (docs/domain/money.md 4.5). Each kind has a form at an
 * address of its own; the fields of the other kinds are not asked for.
 */
export default entity('accounting/entries', {
  gateway: 'accounting',
  endpoint: '/staff-entries',
  assumed: true,
  menu: 'accounting/entries',
  order: 0,
  icon: 'transfer',
  represent: 'number',
  palette: { begins: 'SE-', says: ['kind', 'amount', 'state'] },
  paths: { create: null },
  access: { list: BANK_INCOME, show: BANK_INCOME, create: CORRECT_BOOKS },
  books: 'records',
  waiting: {
    filter: { state: 'WAITING' },
    since: 'createdAt',
    slaMinutes: QUEUE.slaMinutes.payment,
  },
  fields: {
    number: text(given),
    kind: choice(StaffEntryKind, { ...once, required: true }),
    customerId: reference('customers', once),
    merchantId: reference('customers', { ...once, filter: { listType: 'MERCHANT' } }),
    savingId: reference('saving', ofTheCustomer),
    loanId: reference('loans', ofTheCustomer),
    fromAccount: ownBankAccount(),
    toAccount: ownBankAccount(),
    bankReference: text({ ...once, max: STAFF_ENTRY.referenceMax }),
    amount: money({ ...once, min: '0.01' }),
    correctedPart: choice(CorrectedPart, once),
    /** Above zero adds to what is owed, below zero takes from it. */
    difference: money({ ...once, negative: true }),
    classification: choice(AssetClassification, { ...once, numbered: true }),
    document: pdf(once),
    comment: longText({
      ...once,
      required: true,
      min: STAFF_ENTRY.commentMin,
      max: STAFF_ENTRY.commentMax,
    }),
    /** The class that an upgrade replaced. */
    formerClass: choice(AssetClassification, { ...given, numbered: true }),
    /** What the bank said of the account that the money goes to. */
    ownerName: text({ ...given, private: true }),
    ownerMatch: choice(OwnerMatch, given),
    valueDate: date(given),
    /** The day in whose books it is, where that day was closed the next one (docs/domain/money.md 2.3). */
    bookingDay: date(given),
    journalId: reference('accounting/gl-transactions', given),
    /** What it cost whose money left the wallet, on top of the amount (docs/domain/wallets.md 1.3). */
    fee: money(given),
    feeJournalId: reference('accounting/gl-transactions', given),
    /** The journal of the loan, where one has taken part. */
    loanJournalId: reference('accounting/gl-transactions', given),
    reversalId: reference('accounting/gl-transactions', given),
    decidedBy: userName(given),
    decidedAt: dateTime(given),
    state: choice(StaffEntryState, given),
    createdBy: userName(given),
    createdAt: dateTime(given),
    tenant: tenant(),
  },
  list: {
    columns: ['number', 'kind', 'amount', 'customerId', 'state', 'createdBy', 'createdAt'],
    optional: [
      'loanId',
      'merchantId',
      'savingId',
      'fromAccount',
      'toAccount',
      'bankReference',
      'valueDate',
      'bookingDay',
      'fee',
      'journalId',
      'feeJournalId',
      'reversalId',
      'decidedBy',
      'decidedAt',
      'comment',
      'tenant',
    ],
    filters: [
      'kind',
      'createdBy',
      'state',
      'amount',
      'createdAt',
      'customerId',
      'loanId',
      'number',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'waiting', filter: { state: 'WAITING' } },
      { key: 'booked', filter: { state: 'BOOKED' } },
      { key: 'reversed', filter: { state: 'REVERSED' } },
    ],
  },
  form: [
    section('kind', ['kind']),
    section('customer', ['customerId'], asking('customerId')),
    section('merchant', ['merchantId'], asking('merchantId')),
    section('saving', ['savingId'], asking('savingId')),
    section('loan', ['loanId'], asking('loanId')),
    section('account', ['fromAccount'], asking('fromAccount')),
    section('transfer', ['toAccount'], asking('toAccount')),
    section('bank', ['bankReference'], asking('bankReference')),
    section('amount', ['amount'], asking('amount')),
    section('correction', ['correctedPart', 'difference'], asking('difference')),
    section('class', ['classification', 'document'], asking('classification')),
    section('ground', ['comment']),
  ],
  /** What the kind asks for must be there. */
  rules: (entry) => {
    const kind = entry.kind as StaffEntryKind | null | undefined;
    return kind
      ? ENTRY_KINDS[kind].asks
          .filter((field) => isBlank(entry[field]))
          .map((field) => ({ field, message: 'validation.required' as const }))
      : [];
  },
  show: [
    section('customer', ['customerId'], asking('customerId')),
    section('merchant', ['merchantId'], asking('merchantId')),
    section('saving', ['savingId'], asking('savingId')),
    section('account', ['fromAccount'], asking('fromAccount')),
    section('transfer', ['toAccount', 'ownerName', 'ownerMatch'], asking('toAccount')),
    section('bank', ['bankReference'], asking('bankReference')),
    section('class', ['formerClass', 'classification', 'document'], asking('classification')),
    section('correction', ['correctedPart', 'difference'], asking('difference')),
    section('ground', ['comment', 'decidedBy', 'decidedAt', 'tenant']),
  ],
  record: {
    status: 'state',
    facts: ['kind', 'amount', 'fee', 'valueDate', 'bookingDay', 'createdBy'],
  },
  ends: ['REFUSED', 'WITHDRAWN', 'REVERSED'],
  lifecycle: staffEntryLifecycle,
});
