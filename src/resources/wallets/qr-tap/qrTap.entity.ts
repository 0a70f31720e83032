import { QrTapOutcome } from '../../../domain/enums/qr';
import { entity } from '../../../entity/entity';
import { bank, choice, dateTime, money, reference } from '../../../fields';

const given = { readOnly: true } as const;

/** Taps on QR codes of wallets: who scanned stays unknown until somebody pays (docs/domain/wallets.md 6.3). */
export default entity('qr_tap', {
  gateway: 'main',
  endpoint: '/qr-taps',
  assumed: true,
  represent: 'tappedAt',
  paths: { list: null },
  access: { list: 'wa-qr-alias:list' },
  fields: {
    qrId: reference('qr', given),
    tappedAt: dateTime(given),
    outcome: choice(QrTapOutcome, given),
    amount: money(given),
    payerBank: bank({ readOnly: true, private: true }),
    /** The payment through QPay that it led to. */
    paymentId: reference('qr-qpay', given),
  },
  list: {
    columns: ['tappedAt', 'qrId', 'outcome', 'amount', 'payerBank', 'paymentId'],
    filters: ['qrId', 'outcome', 'tappedAt'],
    sort: { field: 'tappedAt', order: 'DESC' },
  },
});
