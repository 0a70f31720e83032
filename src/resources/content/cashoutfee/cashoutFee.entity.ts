import { FeeStepState, FeeType } from '../../../domain/enums/content';
import { TRANSFER_FEE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, money, text, userName } from '../../../fields';
import { KEEP_FEES, feeLifecycle } from './lifecycle';

/** Steps of what a transfer out of a wallet costs (docs/domain/content-and-messaging.md 1.10). */
export default entity('cashoutfee', {
  gateway: 'main',
  endpoint: '/cashout-fees',
  assumed: true,
  menu: 'content',
  order: 5,
  icon: 'percent',
  represent: 'name',
  titles: { list: 'menu.content.cashout_fee' },
  access: { list: KEEP_FEES, show: KEEP_FEES, create: KEEP_FEES, edit: KEEP_FEES },
  ruledBy: 'mainTenant',
  // A new step counts for nothing until it is activated.
  guards: { edit: 'inForceByAnother' },
  unguarded: ['name'],
  fields: {
    name: text({ required: true, max: 60 }),
    feeType: choice(FeeType, { required: true, once: true }),
    /** Where the step begins. Fixed: another beginning is another step. */
    transactionAmount: money({ required: true, once: true, max: TRANSFER_FEE.stepMax }),
    /** Where it ends, while it counts; nothing for the highest. */
    untilAmount: money({ readOnly: true }),
    feeAmount: money({ required: true, max: TRANSFER_FEE.feeMax }),
    isActiveForm: choice(FeeStepState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['name', 'transactionAmount', 'untilAmount', 'feeAmount', 'feeType', 'isActiveForm'],
    optional: ['createdAt', 'createdBy'],
    search: true,
    filters: ['feeType', 'isActiveForm', 'feeAmount', 'transactionAmount'],
    sort: { field: 'transactionAmount', order: 'ASC' },
    opensWith: 'cashout',
    views: [
      { key: 'cashout', filter: { feeType: 'Cashout', isActiveForm: 'ACTIVE' } },
      { key: 'transaction', filter: { feeType: 'Transaction', isActiveForm: 'ACTIVE' } },
      { key: 'inactive', filter: { isActiveForm: 'INACTIVE' } },
    ],
  },
  form: [section('general', ['name', 'feeType', 'transactionAmount', 'feeAmount'])],
  record: {
    status: 'isActiveForm',
    facts: ['feeType', 'transactionAmount', 'untilAmount', 'feeAmount', 'createdAt', 'createdBy'],
  },
  lifecycle: feeLifecycle,
  unique: ['name'],
});
