import type { EntityPages } from '../../../framework/loadEntity';
import type customerInvitations from './customerInvitation.entity';
import { InvitationSums } from './InvitationSums';

/** What the invitations brought stands above them. */
export const pages: EntityPages<typeof customerInvitations> = { ListHead: InvitationSums };
