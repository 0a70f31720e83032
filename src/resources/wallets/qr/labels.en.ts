import { qrReader } from '../../../i18n/en/shared/qrReader';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ...qrReader,
  qrCodes: {
    picture: 'QR code',
    picture_of: 'QR code: %{number}',
    download: 'Download %{kind}',
    print_sheet: 'Print a sheet',
    expired: 'The code has expired and takes no payments. It is neither downloaded nor printed.',
    until_past: 'The last day may not be before today.',
    no_wallet:
      'The customer has no wallet yet, or its contract has been cancelled: no code is made.',
    payers_view: 'What the payer reads',
    payer_chooses: 'The payer enters it',
    no_end: 'No end',
    number_given:
      'The sequence number is given when the code is saved. A code that was made does not change.',
    taps: {
      all: 'Taps of all codes: last %{days} days',
      own: 'Taps: last %{days} days',
      taps: 'Taps',
      paid: 'Paid',
      amount: 'Amount paid',
      chart: 'Taps: %{taps}. Paid: %{paid}. Amount paid: %{amount}.',
      day: '%{date}. Taps: %{taps}. Paid: %{paid}. Amount: %{amount}.',
      latest: 'Latest taps',
      none: 'Nobody has tapped this code',
    },
  },
  resources: {
    qr: {
      name: 'QR code |||| QR codes',
      fields: {
        sequenceNumber: 'Sequence number',
        name: 'Receiver’s name',
        customerId: 'Customer',
        walletAccount: 'Wallet account',
        qr: 'QR text',
        validUntil: 'Last day',
        taps: 'Taps',
        paidTaps: 'Paid taps',
        paidTotal: 'Amount paid',
        lastTapAt: 'Last tap',
      },
      sections: { receiver: 'Receiver', payment: 'Payment' },
      views: { ACTIVE: 'Active', EXPIRED: 'Expired' },
    },
    qr_tap: {
      name: 'QR tap |||| QR taps',
      fields: {
        qrId: 'QR code',
        tappedAt: 'Tapped at',
        outcome: 'Outcome',
        payerBank: 'Payer’s bank',
        paymentId: 'QPay payment',
      },
    },
  },
  enums: {
    QrState: { ACTIVE: 'Active', EXPIRED: 'Expired' },
    QrTapOutcome: { PAID: 'Paid', VIEWED: 'Viewed', REFUSED: 'Refused' },
  },
};
