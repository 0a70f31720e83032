import { today } from '../../../domain/clock';
import { QrState } from '../../../domain/enums/qr';
import { QR } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  money,
  number,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/** A code that has expired before it is made can never be paid (docs/domain/wallets.md 6.1). */
const rules = ({
  id,
  validUntil,
}: {
  readonly id?: unknown;
  readonly validUntil?: string | null;
}): ValidationIssue<'validUntil'>[] =>
  !id && validUntil && validUntil < today()
    ? [{ field: 'validUntil', message: 'qrCodes.until_past' }]
    : [];

/**
 * A QR code by which a wallet is paid, known by its sequence number, with what came of its taps (docs/domain/wallets.md
 * 6.1, 6.3).
 */
export default entity('qr', {
  gateway: 'main',
  endpoint: '/qr-aliases',
  assumed: true,
  menu: 'wallets/qr',
  order: 2,
  icon: 'qr',
  titles: {
    list: 'menu.qr.list',
    create: 'menu.qr.create',
    show: 'menu.qr.detail',
  },
  represent: ['sequenceNumber', 'name'],
  // A code is found by its sequence number: that is its id.
  paths: { list: '/qr/list', create: '/qr/create', show: '/qr/detail/:id' },
  access: {
    list: 'wa-qr-alias:list',
    show: 'wa-qr-alias:list',
    create: 'wa-qr-alias:create',
  },
  fields: {
    sequenceNumber: text(given),
    name: text({ required: true, min: QR.nameMin, max: QR.nameMax }),
    customerId: reference('customers', { required: true }),
    amount: money({ min: QR.amountMin, max: QR.amountMax }),
    purpose: text({ max: QR.nameMax }),
    validUntil: date({ remaining: true }),
    state: choice(QrState, given),
    walletAccount: text(given),
    qr: text(given),
    taps: number({ readOnly: true, integer: true }),
    paidTaps: number({ readOnly: true, integer: true }),
    paidTotal: money(given),
    lastTapAt: dateTime(given),
    tenant: tenant(),
    createdAt: dateTime(given),
    createdBy: userName(given),
  },
  list: {
    columns: [
      'sequenceNumber',
      'name',
      'customerId',
      'amount',
      'state',
      'taps',
      'paidTaps',
      'paidTotal',
      'lastTapAt',
    ],
    optional: ['purpose', 'validUntil', 'walletAccount', 'tenant', 'createdAt', 'createdBy'],
    filters: ['state', 'sequenceNumber', 'customerId', 'validUntil', 'amount', 'createdAt'],
    search: 'private',
    sort: { field: 'lastTapAt', order: 'DESC' },
    views: QrState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [
    section('receiver', ['customerId', 'name']),
    section('payment', ['amount', 'purpose', 'validUntil']),
  ],
  show: [
    section('receiver', ['customerId', 'name', 'walletAccount']),
    section('payment', ['amount', 'purpose', 'validUntil']),
  ],
  record: { status: 'state', facts: ['amount', 'validUntil', 'taps', 'paidTaps', 'paidTotal'] },
  rules,
});
