import type { BankGatewayState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who stops a bank's gateway and starts it again. */
export const RUN_GATEWAYS = 'admin:access';

/** A gateway works or is stopped; what waits while it is stopped goes out and comes in when it starts (docs/domain/money.md 4.10). */
export const gatewayLifecycle = lifecycleOf<BankGatewayState>()('state', {
  stop_gateway: {
    from: ['WORKING'],
    to: 'STOPPED',
    access: RUN_GATEWAYS,
    confirm: 'reason',
    reverse: 'start_gateway',
    tone: 'danger',
  },
  start_gateway: {
    from: ['STOPPED'],
    to: 'WORKING',
    access: RUN_GATEWAYS,
    confirm: 'reason',
    consequences: ['waitingCount', 'waitingAmount', 'awaitedCount', 'awaitedAmount'],
    reverse: 'stop_gateway',
    tone: 'primary',
  },
});
