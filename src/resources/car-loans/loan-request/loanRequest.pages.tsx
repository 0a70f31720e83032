import type { EntityPages } from '../../../framework/loadEntity';
import { CapAlert } from './CapAlert';
import { ClosePreview } from './ClosePreview';
import { DraftActions } from './DraftActions';
import { GrantPreview } from './GrantPreview';
import type loanRequests from './loanRequest.entity';

/** A request says why it has no cap; a grant shows what it makes. */
export const pages: EntityPages<typeof loanRequests> = {
  Alerts: CapAlert,
  HeaderActions: DraftActions,
  previews: { grant: GrantPreview, close: ClosePreview },
};
