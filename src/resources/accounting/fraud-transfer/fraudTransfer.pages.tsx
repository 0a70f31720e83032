import type { EntityPages } from '../../../framework/loadEntity';
import { FraudBody } from './FraudBody';
import type fraudTransfers from './fraudTransfer.entity';

/** What a case does to its customer's accesses is on its page. */
export const pages: EntityPages<typeof fraudTransfers> = { Body: FraudBody };
