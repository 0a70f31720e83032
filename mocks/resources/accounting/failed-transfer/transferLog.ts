import type { OutgoingTransfer } from '../../../../src/resources/accounting/failed-transfer/api';
import { compareMoney } from '../../../../src/domain/money';
import { FAILED_TRANSFER } from '../../../../src/domain/settings';
import type { Store } from '../../../engine/Store';
import { sampleTransfers } from './sampleTransfers';

/** A transfer of the bank's outgoing log, with the lender whose it is. */
export interface LoggedTransfer extends OutgoingTransfer {
  tenant: string;
  customerId: number;
}

/** The logs by the world that they belong to: a reset of the gateways makes a new one. */
const logs = new WeakMap<object, LoggedTransfer[]>();

/** The bank's log of outgoing transfers; what is sent again is added to it. */
export function transferLog({ world }: Store): LoggedTransfer[] {
  let log = logs.get(world);
  if (!log) {
    log = sampleTransfers(world).flatMap(({ logged }) => logged);
    logs.set(world, log);
  }
  return log;
}

const HOUR = 3_600_000;

/** Transfers to the same account or of the same amount within 24 hours of another one, the newest first. */
export function similarTo(
  store: Store,
  one: { number: string; accountNumber: string; amount: string; at: string; tenant: string },
): LoggedTransfer[] {
  const near = FAILED_TRANSFER.similarHours * HOUR;
  return transferLog(store)
    .filter(
      ({ number, tenant, at, accountNumber, amount }) =>
        number !== one.number &&
        tenant === one.tenant &&
        Math.abs(Date.parse(at) - Date.parse(one.at)) <= near &&
        (accountNumber === one.accountNumber || compareMoney(amount, one.amount) === 0),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}
