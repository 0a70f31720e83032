import type { EntityPages } from '../../../framework/loadEntity';
import type customerInvitations from './customerInvitation.entity';
import { InvitationSums } from './InvitationSums';

/** The results of the invitations are above them. */
export const pages: EntityPages<typeof customerInvitations> = { ListHead: InvitationSums };
