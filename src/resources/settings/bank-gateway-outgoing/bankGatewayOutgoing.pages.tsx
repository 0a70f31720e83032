import type { EntityPages } from '../../../framework/loadEntity';
import { GatewayStates } from '../bank-gateway/GatewayStates';
import type entity from './bankGatewayOutgoing.entity';

/** The gateways stand above what goes out by them. */
export const pages: EntityPages<typeof entity> = { ListHead: GatewayStates };
