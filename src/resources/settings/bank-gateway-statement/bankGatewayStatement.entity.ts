import { GatewayStatementState, StatementSource } from '../../../domain/enums/bankMoney';
import { entity, section } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  money,
  number,
  tenant,
  text,
  userName,
} from '../../../fields';
import { BANK_INCOME } from '../../accounting/rights';

const given = { readOnly: true } as const;
/** Numbers of accounts stand in no address. */
const own = { ...given, private: true } as const;

/**
 * The statements of the lender's accounts at banks, day by day: what each began with, came, left and ended with, and what was
 * credited beside the income that came to be recognised (docs/domain/money.md 4.10, 4.14).
 */
export default entity('bank-gateways/statements', {
  gateway: 'accounting',
  endpoint: '/bank-cg/gateway-statements',
  assumed: true,
  menu: 'settings',
  order: 20,
  icon: 'account',
  represent: ['date', 'accountNumber'],
  titles: { list: 'menu.settings.bank_gateway_statement' },
  paths: {
    list: '/settings/bank-gateway/statements',
    show: '/settings/bank-gateway/statements/:id',
  },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  fields: {
    date: date(given),
    bankCode: bank(own),
    accountNumber: text(own),
    /** What the day began with, what came, what left, and what it ended with. */
    opening: money({ readOnly: true, negative: true }),
    credited: money(given),
    debited: money(given),
    closing: money({ readOnly: true, negative: true }),
    lineCount: number({ readOnly: true, integer: true }),
    /** The bank's own total of the income that is recognised line by line. */
    statement: money(given),
    /** Sum and number of the lines that came by the gateway. */
    lines: money(given),
    count: number({ readOnly: true, integer: true }),
    /** Receipts that are booked from the bank, whose lines have not come yet. */
    awaitedCount: number({ readOnly: true, integer: true }),
    awaitedAmount: money(given),
    difference: money({ readOnly: true, negative: true }),
    state: choice(GatewayStatementState, given),
    /** The statement is known until then. */
    readUntil: dateTime(given),
    source: choice(StatementSource, given),
    /** Of a file: its name, when it was taken, and by whom. */
    fileName: text(given),
    takenAt: dateTime(given),
    takenBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'date',
      'bankCode',
      'accountNumber',
      'opening',
      'credited',
      'debited',
      'closing',
      'state',
      'source',
    ],
    optional: [
      'lineCount',
      'count',
      'lines',
      'statement',
      'difference',
      'awaitedCount',
      'awaitedAmount',
      'readUntil',
      'fileName',
      'takenAt',
      'takenBy',
      'tenant',
    ],
    filters: [
      'date',
      'bankCode',
      'accountNumber',
      'state',
      'source',
      'credited',
      'debited',
      'difference',
    ],
    sort: { field: 'date', order: 'DESC' },
    views: GatewayStatementState.values.map((state) => ({ key: state, filter: { state } })),
  },
  show: [
    section('source', ['source', 'readUntil', 'fileName', 'takenAt', 'takenBy', 'tenant']),
    section('income', [
      'count',
      'lines',
      'statement',
      'difference',
      'awaitedCount',
      'awaitedAmount',
    ]),
  ],
  record: {
    status: 'state',
    facts: ['bankCode', 'opening', 'credited', 'debited', 'closing', 'lineCount'],
  },
  tabs: [{ key: 'lines', wide: true }],
});
