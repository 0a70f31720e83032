import type { EntityPages } from '../../crud/loadEntity';
import { InvitationSums } from './people/InvitationSums';

/** What the invitations brought stands above them. */
export const pages: EntityPages = { ListHead: InvitationSums };
