import type { EntityPages } from '../../../framework/loadEntity';
import { lazyPage } from '../../../framework/lazyPage';
import { GatewayStates } from '../bank-gateway/GatewayStates';
import type entity from './bankGatewayStatement.entity';
import { StatementAlerts } from './StatementAlerts';
import { StatementFileButton } from './StatementFileButton';

/** The gateways stand above what came by them; a statement is its lines, and what is wrong with it. */
export const pages: EntityPages<typeof entity> = {
  ListHead: GatewayStates,
  ListActions: StatementFileButton,
  Alerts: StatementAlerts,
  tabs: { lines: lazyPage(() => import('./LinesTab'), 'LinesTab') },
};
