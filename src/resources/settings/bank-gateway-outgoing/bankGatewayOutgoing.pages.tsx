import type { EntityPages } from '../../../framework/loadEntity';
import { GatewayStates } from '../bank-gateway/GatewayStates';
import type entity from './bankGatewayOutgoing.entity';
import { OutgoingBody } from './OutgoingBody';

/** The gateways stand above what goes out by them; a transfer is the way of its money. */
export const pages: EntityPages<typeof entity> = { ListHead: GatewayStates, Body: OutgoingBody };
