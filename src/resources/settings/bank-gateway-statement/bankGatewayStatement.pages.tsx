import type { EntityPages } from '../../../framework/loadEntity';
import { GatewayStates } from '../bank-gateway/GatewayStates';
import type entity from './bankGatewayStatement.entity';

/** The gateways stand above what came by them. */
export const pages: EntityPages<typeof entity> = { ListHead: GatewayStates };
