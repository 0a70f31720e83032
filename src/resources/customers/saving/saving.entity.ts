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

/** Figures that the gateway always gives: what savings are calculated from. */
const figure = { readOnly: true, required: true } as const;

/** Savings of customers (docs/domain/customers.md 9.2). */
export default entity('saving', {
  gateway: 'accounting',
  endpoint: '/savings',
  assumed: true,
  represent: 'number',
  paths: { list: null },
  access: { list: ['customer:view', 'wallet:list'] },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    number: text({ readOnly: true, private: true }),
    principal: money(figure),
    rate: percent(figure),
    openedOn: date(figure),
    maturesOn: date({ readOnly: true }),
    capitalised: money(figure),
    paid: money(figure),
    balance: money(figure),
    ledgerBalance: money(figure),
    blockedAmount: money({ readOnly: true }),
    loanId: reference('loans', { readOnly: true }),
    cashOutAccess: text({ readOnly: true }),
    daysToPayment: number({ readOnly: true }),
    isLoanOpen: flag({ readOnly: true }),
    /** The picture that the saver chose in the app. */
    imageId: reference('saving-image', { readOnly: true }),
    state: choice(DepositState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['number', 'principal', 'rate', 'openedOn', 'maturesOn', 'balance', 'state'],
    optional: ['imageId'],
    filters: ['customerId', 'state'],
    sort: { field: 'openedOn', order: 'DESC' },
  },
  lifecycle: savingLifecycle,
});
