import { DepositState } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  percent,
  reference,
  text,
} from '../../../fields';
import { savingLifecycle } from './lifecycle';

const SEE = ['customer:view', 'wallet:list'] as const;
/** Figures that the gateway always gives: what savings are calculated from. */
const figure = { readOnly: true, required: true } as const;

/** Savings of customers (docs/domain/customers.md 9.2). */
export default entity('saving', {
  gateway: 'accounting',
  endpoint: '/savings',
  assumed: true,
  represent: 'number',
  paths: { list: null, show: '/savings/:id' },
  access: { list: SEE, show: SEE },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    number: text({ readOnly: true, private: true }),
    principal: money(figure),
    rate: percent(figure),
    openedOn: date(figure),
    maturesOn: date({ readOnly: true }),
    capitalised: money(figure),
    paid: money(figure),
    /** On the deposit account, what is blocked included. */
    balance: money(figure),
    /** Interest that ran and is not added to the savings yet. */
    running: money(figure),
    /** What the terms say that the account must hold. */
    expectedBalance: money(figure),
    blockedAmount: money({ readOnly: true }),
    loanId: reference('loans', { readOnly: true }),
    /** How much more the owner's wallet may hold, and whether there is a bank account for the rest. */
    walletRoom: money({ readOnly: true }),
    isPrimeAccount: flag({ readOnly: true }),
    cashOutAccess: text({ readOnly: true }),
    daysToPayment: number({ readOnly: true }),
    isLoanOpen: flag({ readOnly: true }),
    /** The picture that the saver chose in the app. */
    imageId: reference('saving-image', { readOnly: true }),
    state: choice(DepositState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    // By their ids too: accounts and entries of the ledger name the savings that they are about.
    askedBy: ['customerId', 'id'],
    columns: ['number', 'principal', 'rate', 'openedOn', 'maturesOn', 'balance', 'state'],
    optional: ['imageId'],
    filters: ['customerId', 'state'],
    sort: { field: 'openedOn', order: 'DESC' },
  },
  record: {
    status: 'state',
    facts: ['customerId', 'balance', 'blockedAmount', 'rate', 'openedOn', 'maturesOn'],
  },
  ends: ['CLOSED', 'CANCELED', 'REJECTED'],
  lifecycle: savingLifecycle,
});
