import { QpaySource, QpayStatus } from '../../../domain/enums/qr';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  embedded,
  flag,
  money,
  number,
  reference,
  tenant,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;

/**
 * Payments through QPay: over an invoice, or into a wallet by its QR code. They are QPay's own and only read here
 * (docs/domain/wallets.md 6.4).
 */
export default entity('qr-qpay', {
  gateway: 'main',
  endpoint: '/qpay-transactions',
  assumed: true,
  menu: 'wallets/qr',
  order: 4,
  icon: 'payments',
  titles: { list: 'menu.qr.qpay' },
  represent: 'paymentId',
  access: { list: 'wa-qpay-transaction:list', show: 'wa-qpay-transaction:list' },
  fields: {
    paymentId: text(given),
    source: choice(QpaySource, given),
    statusCode: choice(QpayStatus, given),
    qr: text(given),
    amount: money(given),
    customerFeeFlag: flag(given),
    /** What the payer's account was charged, what QPay keeps, what the lender gets; nothing before it is paid. */
    paidAmount: money(given),
    isChargeLine: flag(given),
    chargeId: text(given),
    charge: money(given),
    settledAmount: money(given),
    currencyCode: text(given),
    accountCurrencyCode: text(given),
    transactions: embedded(
      {
        no: number({ integer: true }),
        isChargeLine: flag(),
        chargeId: text(),
        amount: money({ negative: true }),
        currencyCode: text(),
        accountCurrencyCode: text(),
      },
      given,
    ),
    invoiceId: reference('invoices', given),
    loanId: reference('loans', given),
    qrId: reference('qr', given),
    customerId: reference('customers', given),
    walletAccount: text(given),
    payerBank: text(given),
    paidAt: dateTime(given),
    /** When the lender's bank account got it. */
    settledOn: date(given),
    tenant: tenant(),
    createdAt: dateTime(given),
  },
  list: {
    columns: [
      'paymentId',
      'source',
      'statusCode',
      'amount',
      'charge',
      'settledAmount',
      'customerFeeFlag',
      'invoiceId',
      'paidAt',
    ],
    optional: [
      'paidAmount',
      'isChargeLine',
      'chargeId',
      'currencyCode',
      'accountCurrencyCode',
      'qrId',
      'loanId',
      'customerId',
      'walletAccount',
      'payerBank',
      'settledOn',
      'tenant',
      'createdAt',
    ],
    filters: [
      'statusCode',
      'source',
      'paymentId',
      'chargeId',
      'customerFeeFlag',
      'amount',
      'paidAt',
      'settledOn',
      'createdAt',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: QpayStatus.values.map((statusCode) => ({ key: statusCode, filter: { statusCode } })),
  },
  show: [
    section('payment', ['source', 'amount', 'payerBank', 'createdAt', 'paidAt', 'settledOn', 'qr']),
    section('charge', ['customerFeeFlag', 'isChargeLine', 'chargeId', 'charge']),
    section('purpose', ['invoiceId', 'loanId', 'qrId', 'customerId', 'walletAccount']),
  ],
  record: {
    status: 'statusCode',
    facts: ['amount', 'paidAmount', 'charge', 'settledAmount', 'paidAt'],
  },
});
