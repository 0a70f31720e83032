import type { EntityPages } from '../../../framework/loadEntity';
import { groupPreview } from '../groups/groupPreview';
import type entity from './loanCriteria.entity';
import { loanCriteriaGroups } from './loanCriteriaGroups';

/** What the criteria of a group were and become, in the dialog of its change. */
export const pages: EntityPages<typeof entity> = {
  previews: {
    change_requests: groupPreview(loanCriteriaGroups, 'requests'),
    change_contracts: groupPreview(loanCriteriaGroups, 'contracts'),
    change_extensions: groupPreview(loanCriteriaGroups, 'extensions'),
    change_renewals: groupPreview(loanCriteriaGroups, 'renewals'),
    change_collection: groupPreview(loanCriteriaGroups, 'collection'),
  },
};
