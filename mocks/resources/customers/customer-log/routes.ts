import customerLog from '../../../../src/resources/customers/customer-log/customerLog.entity';
import type { Call, Route } from '../../../engine/Call';
import { customerWords, type Words } from '../customer/customerWords';
import { derivedRoutes } from '../../../engine/derivedList';
import { withSources, type SourcedRow } from '../../../engine/historySources';
import { processRows } from '../identity/processRows';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';

/** Whose log an entry is in begins its id. Without a customer's id the log is that of the first ones. */
const FIRST = 20;

function rowsOf(call: Call): MockRecord[] {
  const customers = collectionOf(call, 'customers');
  const [owner] = call.params.id?.split('-') ?? [];
  const ids = owner ? [owner] : call.query.getAll('customerId');
  const wanted =
    ids.length > 0 ? ids.map((id) => customers.get(id)) : customers.all.slice(0, FIRST);
  const words = customerWords(call);
  return wanted.flatMap((customer) => (customer ? logOf(call, customer, words) : []));
}

/** What happened to the record and on the way of registration, in one list. */
function logOf({ store }: Call, customer: MockRecord, words: Words): MockRecord[] {
  const history = store.history.of('customers', customer);
  const process = processRows(customer, history).filter(({ source, reason }) => !source && !reason);
  return [
    ...withSources(store, history).map((row) => eventOf(customer, row, words)),
    ...process.map(({ at, from, code }, index) => ({
      ...eventOf(
        customer,
        {
          id: `p${index}`,
          at,
          by: null,
          action: 'process',
          origin: 'AUTO',
          field: 'state',
          from,
          to: code,
        },
        words,
      ),
    })),
  ];
}

const eventOf = (customer: MockRecord, row: SourcedRow, words: Words): MockRecord => ({
  id: `${customer.id}-${row.id}`,
  at: row.at,
  customerId: customer.id,
  tenant: customer.tenant,
  event: row.action,
  changedField: row.field === undefined ? null : words.field(row.field),
  from: row.field === undefined ? null : words.value(row.field, row.from),
  to: row.field === undefined ? null : words.value(row.field, row.to),
  origin: row.origin,
  reason: words.reason(row.action, row.reason),
  source: words.source(row.source, row.sourceRecord),
  actor: row.by,
});

/** The log of a customer is calculated from the histories at every call. */
export const routes: readonly Route[] = derivedRoutes(customerLog, rowsOf);
