import { total } from '../../../../src/domain/lending/amounts';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { awaitedLines, readStatement } from '../../accounting/bank-transaction/bankCredits';
import { goOut, waitingAt } from '../bank-gateway-outgoing/sendOut';

const RESOURCE = 'bank-gateways';

/** A gateway with what waits for it in both directions, and until when the bank's credits are known. */
function shown(gateway: MockRecord, { store }: Call): MockRecord {
  const waiting = waitingAt(store, gateway.id);
  return {
    ...gateway,
    waitingCount: waiting.length,
    waitingAmount: total(waiting.map(({ amount }) => String(amount))),
    ...awaitedLines(store, gateway.id),
    readUntil: gateway.state === 'STOPPED' ? gateway.changedAt : store.clock.iso(),
  };
}

const changed = ({ store, caller }: Call) => ({
  changedAt: store.clock.iso(),
  changedBy: caller.id,
});

/** Gateways: what waits for one goes out and comes in when it starts, in its order (docs/domain/money.md 4.10). */
export const hooks: Hooks = {
  resource: RESOURCE,
  present: shown,
  presentRow: shown,
  actions: {
    stop_gateway: (_, call) => changed(call),
    start_gateway: (gateway, call) => {
      for (const one of waitingAt(call.store, gateway.id)) goOut(call.store, one);
      readStatement(call.store, gateway.id);
      return changed(call);
    },
  },
};
