import statements from '../../../../src/resources/settings/bank-gateway-statement/bankGatewayStatement.entity';
import type { Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import { gatewayStatements } from './gatewayStatements';

/** What came by the gateways, day by day. */
export const routes: readonly Route[] = derivedRoutes(statements, ({ store }) =>
  gatewayStatements(store),
);
