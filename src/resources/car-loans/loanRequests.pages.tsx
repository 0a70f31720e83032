import type { EntityPages } from '../../crud/loadEntity';
import { CapAlert } from './CapAlert';
import { GrantPreview } from './GrantPreview';
import type loanRequests from './loanRequests';

/** A request says why it has no cap; a grant shows what it makes. */
export const pages: EntityPages<typeof loanRequests> = {
  Alerts: CapAlert,
  previews: { grant: GrantPreview },
};
