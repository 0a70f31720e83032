import type { EntityPages } from '../../crud/loadEntity';
import type customerInvitations from './customerInvitations';
import { InvitationSums } from './people/InvitationSums';

/** What the invitations brought stands above them. */
export const pages: EntityPages<typeof customerInvitations> = { ListHead: InvitationSums };
