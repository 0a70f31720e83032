import { conditionsOf } from '../../../../src/entity/Condition';
import { newInvoiceConditions } from '../../../../src/resources/loans/invoice/lifecycle';
import { followDay } from './invoiceFollow';
import { cancelAsked, decidePaid } from './paidInvoice';
import { invoiceFieldsOf, invoiceNumber, qpayFields } from './samples';
import { invalid } from '../../../engine/ApiError';
import { blockedAnswer } from '../../../engine/hindered';
import type { Hooks } from '../../../engine/Hooks';
import { invoiceRowsOf } from './invoiceRows';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';

/** New invoices: over an unpaid row that has no pending one; the amount is the row's (docs/domain/lending.md 8.8). */
export const hooks: Hooks = {
  resource: 'invoices',
  create({ loanId, installmentNo }, call) {
    const { store, caller } = call;
    const invoices = collectionOf(call, 'invoices');
    const loan = collectionOf(call, 'loans').get(loanId as number);
    if (!loan || !isVisible(caller, loan)) throw invalid({ loanId: 'validation.invalid_value' });
    const today = store.clock.today();
    const row = invoiceRowsOf(loan, invoices.all, today).find(({ no }) => no === installmentNo);
    const actionBlock = conditionsOf(
      newInvoiceConditions,
      'create',
    )({ rowUnpaid: row !== undefined, liveInvoices: row?.invoice ? 1 : 0 });
    if (actionBlock || !row) throw blockedAnswer(actionBlock ?? ROW_NOT_UNPAID);
    const id = invoices.nextId();
    return {
      ...invoiceFieldsOf(loan),
      number: invoiceNumber(today, id),
      ...qpayFields(id),
      dueDate: row.dueDate,
      amount: row.amount,
      paidAt: null,
    };
  },
  newDay: (invoice, _today, store) => followDay(store, invoice),
  actions: { check_status: decidePaid, cancel_record: cancelAsked },
};

const ROW_NOT_UNPAID = { kind: 'condition', message: 'actionBlocks.row_not_unpaid' } as const;
