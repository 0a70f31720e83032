import {
  type OutgoingTransfer,
  readSimilar,
  readTransferLogs,
} from '../../../../src/resources/accounting/failed-transfer/api';
import { BANK_INCOME } from '../../../../src/resources/accounting/rights';
import { notFound } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { without } from '../../../engine/MockRecord';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';
import { loggedAs } from './rules';
import {
  type LoggedTransfer,
  loggedNumber,
  similarTo,
  transferLog,
  wordOfBank,
} from './transferLog';

const RESOURCE = 'accounting/failed-transfers';
const OWN: ReadonlySet<string> = new Set(['tenant', 'customerId']);

const answered = (one: LoggedTransfer): OutgoingTransfer =>
  without({ ...one, id: one.number }, new Set([...OWN, 'id'])) as unknown as OutgoingTransfer;

/** The bank's log. Asked by a failed transfer's number, that and what it said is noted on the record, with who looked. */
function logs(call: Call): Answer<OutgoingTransfer[]> {
  const { caller, store } = call;
  need(caller, BANK_INCOME);
  const { number, from, to } = bodyOf(call);
  const seen = transferLog(store).filter((one) => isVisible(caller, { ...one, id: one.number }));
  if (typeof number !== 'string') {
    const within = seen.filter(
      ({ at }) => (typeof from !== 'string' || at >= from) && (typeof to !== 'string' || at <= to),
    );
    return { body: within.map(answered) };
  }
  const transfers = collectionOf(call, RESOURCE);
  const record = transfers.all.find((one) => one.number === number && isVisible(caller, one));
  if (!record) throw notFound();
  const logged = loggedNumber(store, record);
  const found = seen.findLast((one) => one.number === logged);
  const at = store.clock.iso();
  const logState = wordOfBank(store, logged);
  store.history.add(RESOURCE, record, {
    at,
    by: caller.id,
    action: 'check',
    field: 'logState',
    from: record.logState ?? null,
    to: logState,
    origin: 'MANUAL',
  });
  transfers.change(record, { logState, logReadAt: at, logReadBy: caller.id, updatedAt: at });
  return { body: found ? [answered(found)] : [], commit: { resource: RESOURCE, id: record.id } };
}

/** Transfers that may be the same money again, with both legs. */
function similar(call: Call): Answer<OutgoingTransfer[]> {
  need(call.caller, BANK_INCOME);
  const record = recordOf(call, RESOURCE);
  return { body: similarTo(call.store, loggedAs(call.store, record)).map(answered) };
}

/** The bank's log, and what in it is like a transfer. */
export const routes: readonly Route[] = [
  route(readTransferLogs, logs),
  route(readSimilar, similar),
];
