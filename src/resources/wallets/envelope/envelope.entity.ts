import { EnvelopeSplitType, EnvelopeState } from '../../../domain/enums/wallets';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  embedded,
  flag,
  longText,
  money,
  number,
  reference,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;
/** Figures that the gateway always gives: what R14 is calculated from. */
const figure = { readOnly: true, required: true } as const;

/** Gifts of money: who sent them, who took what, what went back; read only (docs/domain/wallets.md 4.1). */
export default entity('envelopes', {
  gateway: 'main',
  endpoint: '/envelopes',
  assumed: true,
  menu: 'wallets/envelopes',
  order: 0,
  icon: 'envelope',
  titles: { list: 'menu.envelopes.list' },
  represent: 'number',
  palette: { begins: 'ДГ', says: ['customerId', 'totalAmount', 'state'] },
  access: { list: 'wa-envelope:list', show: 'wa-envelope:list' },
  fields: {
    number: text(given),
    customerId: reference('customers', given),
    themeId: reference('envelopes/themes', given),
    message: longText({ readOnly: true, private: true }),
    totalAmount: money(figure),
    receivedAmount: money(figure),
    remainingAmount: money(figure),
    chargedBackAmount: money(figure),
    receiverCount: number(figure),
    splitType: choice(EnvelopeSplitType, given),
    isGroup: flag(given),
    state: choice(EnvelopeState, figure),
    sentAt: dateTime(given),
    openedAt: dateTime(given),
    cancelledAt: dateTime(given),
    expiresAt: dateTime(given),
    journalNumber: text(given),
    chargeBackJournalNumber: text(given),
    receivers: embedded(
      {
        customerId: reference('customers', given),
        amount: money(figure),
        takenAt: dateTime(given),
        journalNumber: text(given),
      },
      { readOnly: true, required: true },
    ),
    /** Something in its money does not agree (docs/domain/wallets.md 4.3). */
    isFlagged: flag(given),
  },
  list: {
    columns: [
      'number',
      'customerId',
      'totalAmount',
      'receivedAmount',
      'remainingAmount',
      'receiverCount',
      'state',
      'isFlagged',
      'sentAt',
    ],
    optional: [
      'chargedBackAmount',
      'splitType',
      'themeId',
      'isGroup',
      'openedAt',
      'cancelledAt',
      'expiresAt',
      'journalNumber',
      'chargeBackJournalNumber',
    ],
    filters: [
      'state',
      'sentAt',
      'number',
      'customerId',
      'totalAmount',
      'splitType',
      'themeId',
      'isGroup',
      'isFlagged',
    ],
    search: 'private',
    sort: { field: 'sentAt', order: 'DESC' },
    views: [
      ...EnvelopeState.values.map((state) => ({ key: state, filter: { state } })),
      { key: 'flagged' as const, filter: { isFlagged: true } },
    ],
  },
  record: {
    status: 'state',
    facts: [
      'totalAmount',
      'receivedAmount',
      'remainingAmount',
      'receiverCount',
      'sentAt',
      'expiresAt',
    ],
  },
});
