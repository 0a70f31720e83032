import { PaymentSource } from '../../../domain/enums/loans';
import { entity } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  money,
  personName,
  reference,
  tenant,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;

/**
 * Repayments of leasing loans: each receipt with its split into principal, interest and the rest
 * (docs/domain/lending.md 14.3).
 */
export default entity('loans/leasing-refund', {
  gateway: 'main',
  endpoint: '/loans/leasing-refund',
  assumed: true,
  menu: 'loans',
  order: 10,
  icon: 'payments',
  titles: { list: 'menu.loans.leasing_refund' },
  represent: 'receiptNumber',
  paths: { show: null },
  access: { list: 'loan-leasing-refund:list' },
  fields: {
    receiptNumber: text(given),
    loanId: reference('loans', given),
    code: text(given),
    customerName: personName({ by: 'loanId' }),
    merchant: text(given),
    /** The loan begins with the delivery of the goods. */
    deliveredAt: date(given),
    product: text(given),
    amount: money(given),
    principalPaid: money(given),
    interestPaid: money(given),
    otherPaid: money(given),
    paymentSource: choice(PaymentSource, given),
    paidAt: dateTime(given),
    /** The journal that booked it; its page is `/account-history-detail/{id}`. */
    journalId: text(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'receiptNumber',
      'loanId',
      'customerName',
      'merchant',
      'amount',
      'principalPaid',
      'interestPaid',
      'otherPaid',
      'paidAt',
    ],
    optional: ['product', 'deliveredAt', 'journalId', 'paymentSource', 'tenant'],
    filters: ['paidAt', 'merchant', 'code', 'paymentSource', 'amount'],
    search: 'private',
    sort: { field: 'paidAt', order: 'DESC' },
  },
});
