import { SplitPaidType, SplitType } from '../../../domain/enums/wallets';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  embedded,
  flag,
  money,
  number,
  percent,
  reference,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;
/** What R16 is calculated from: the gateway always gives it. */
const figure = { readOnly: true, required: true } as const;

/** Bills that a group divides: who owes what, who paid how; read only (docs/domain/wallets.md 5.1). */
export default entity('splits', {
  gateway: 'main',
  endpoint: '/splits',
  assumed: true,
  menu: 'wallets/splits',
  order: 0,
  icon: 'split',
  titles: { list: 'menu.splits.list' },
  represent: 'number',
  palette: { begins: 'ХТ', says: ['customerId', 'totalAmount', 'isPaid'] },
  access: { list: 'wa-split:list', show: 'wa-split:list' },
  fields: {
    number: text(given),
    customerId: reference('customers', given),
    groupDetail: text({ readOnly: true, private: true }),
    splitType: choice(SplitType, figure),
    totalAmount: money(figure),
    paidAmount: money(figure),
    unpaidAmount: money(figure),
    memberCount: number(given),
    groupUsers: embedded(
      {
        customerId: reference('customers', given),
        percent: percent(given),
        amount: money(figure),
        paidType: choice(SplitPaidType, figure),
        paidAt: dateTime(given),
        journalNumber: text(given),
      },
      { readOnly: true, required: true },
    ),
    isPaid: flag(given),
    /** Something in its shares does not agree (docs/domain/wallets.md 5.2). */
    isFlagged: flag(given),
    createdAt: dateTime(given),
  },
  list: {
    columns: [
      'number',
      'customerId',
      'splitType',
      'totalAmount',
      'paidAmount',
      'unpaidAmount',
      'memberCount',
      'isPaid',
      'isFlagged',
      'createdAt',
    ],
    optional: ['groupDetail'],
    filters: [
      'isPaid',
      'splitType',
      'createdAt',
      'number',
      'customerId',
      'totalAmount',
      'isFlagged',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'unpaid', filter: { isPaid: false } },
      { key: 'paid', filter: { isPaid: true } },
      { key: 'flagged', filter: { isFlagged: true } },
    ],
  },
  record: {
    status: 'splitType',
    facts: ['totalAmount', 'paidAmount', 'unpaidAmount', 'memberCount', 'isPaid', 'createdAt'],
  },
});
