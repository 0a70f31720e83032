import { GatewayStatementState } from '../../../domain/enums/bankMoney';
import { entity } from '../../../entity/entity';
import { bank, choice, date, dateTime, money, number, tenant, text } from '../../../fields';
import { BANK_INCOME } from '../../accounting/rights';

const given = { readOnly: true } as const;
/** Numbers of accounts stand in no address. */
const own = { ...given, private: true } as const;

/** What banks credited by day and account: their own total beside the lines of their gateway (docs/domain/money.md 4.10). */
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
    /** The bank's own total. */
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
    tenant: tenant(),
  },
  list: {
    columns: [
      'date',
      'bankCode',
      'accountNumber',
      'count',
      'lines',
      'statement',
      'difference',
      'state',
    ],
    optional: ['awaitedCount', 'awaitedAmount', 'readUntil', 'tenant'],
    filters: ['date', 'bankCode', 'state', 'statement', 'difference'],
    sort: { field: 'date', order: 'DESC' },
    views: GatewayStatementState.values.map((state) => ({ key: state, filter: { state } })),
  },
  record: {
    status: 'state',
    facts: ['bankCode', 'count', 'lines', 'statement', 'difference', 'readUntil'],
  },
  tabs: [{ key: 'lines', wide: true }],
});
