import { BankGatewayState } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { bank, choice, dateTime, money, number, tenant, text, userName } from '../../../fields';
import { BANK_INCOME } from '../../accounting/rights';
import { gatewayLifecycle } from './lifecycle';

const given = { readOnly: true } as const;
/** Numbers of accounts stand in no address. */
const own = { ...given, private: true } as const;

/** The gateways of the lender's banks: shown above their statements and the outgoing log (docs/domain/money.md 4.10). */
export default entity('bank-gateways', {
  gateway: 'accounting',
  endpoint: '/bank-cg/gateways',
  assumed: true,
  represent: 'name',
  paths: { list: null, create: null, show: null, edit: null },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  fields: {
    /** The bank and our account there. */
    name: text(given),
    bankCode: bank(own),
    accountNumber: text(own),
    state: choice(BankGatewayState, given),
    /** Transfers that wait for it, and what they come to. */
    waitingCount: number({ readOnly: true, integer: true }),
    waitingAmount: money(given),
    /** Receipts that are booked from the bank, whose lines it has not read yet. */
    awaitedCount: number({ readOnly: true, integer: true }),
    awaitedAmount: money(given),
    /** Credits of the bank are known until then. */
    readUntil: dateTime(given),
    changedAt: dateTime(given),
    changedBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: ['name', 'state', 'waitingCount', 'waitingAmount', 'readUntil', 'changedAt'],
    filters: ['state'],
    sort: { field: 'name', order: 'ASC' },
  },
  record: { status: 'state' },
  lifecycle: gatewayLifecycle,
});
