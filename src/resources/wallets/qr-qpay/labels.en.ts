import { ledgerTexts } from '../../../i18n/en/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  qpay: {
    agrees: 'Agrees with the invoice: %{number}',
    open_invoice: 'Open the invoice',
    open_wallet: 'Open the wallet: %{number}',
    lines_agree: 'The lines agree',
    line: 'Line',
    charge_line: 'Charge line',
    payment_line: 'Payment line',
    journals: 'Journals',
    no_journals: 'Nothing has been booked',
    journal: 'Journal',
    value_date: 'Value date',
    account: 'Account',
    differs: {
      amount: 'The amount differs from the invoice’s.',
      status: 'The status differs from the invoice’s.',
      lines: 'The lines do not add up to the settled amount.',
    },
  },
  resources: {
    'qr-qpay': {
      name: 'QPay payment |||| QPay payments',
      fields: {
        paymentId: 'Payment ID',
        source: 'For what',
        statusCode: 'Status code',
        qr: 'QR text',
        customerFeeFlag: 'Fee paid by customer',
        paidAmount: 'Charged to the payer',
        isChargeLine: 'Charge line',
        chargeId: 'Charge ID',
        charge: 'Charge',
        settledAmount: 'Settled amount',
        currencyCode: 'Currency',
        accountCurrencyCode: 'Account currency',
        transactions: 'Transactions',
        no: 'Number',
        invoiceId: 'Invoice',
        loanId: 'Loan',
        qrId: 'QR code',
        customerId: 'Customer',
        walletAccount: 'Wallet account',
        settledOn: 'Settled on',
        payerBank: 'Payer’s bank',
        paidAt: 'Paid at',
      },
      sections: {
        payment: 'Payment',
        charge: 'Charge',
        purpose: 'Links',
      },
      views: {
        NEW: 'Pending',
        PAID: 'Paid',
        FAILED: 'Failed',
        CANCELLED: 'Cancelled',
        EXPIRED: 'Expired',
      },
    },
  },
  enums: {
    QpayStatus: {
      NEW: 'Pending',
      PAID: 'Paid',
      FAILED: 'Failed',
      CANCELLED: 'Cancelled',
      EXPIRED: 'Expired',
    },
    QpaySource: {
      INVOICE: 'Invoice',
      WALLET_QR: 'Wallet QR code',
    },
  },
};
