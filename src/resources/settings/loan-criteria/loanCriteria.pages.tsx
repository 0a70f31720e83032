import type { EntityPages } from '../../../framework/loadEntity';
import { groupPreviews } from '../groups/groupPreview';
import type entity from './loanCriteria.entity';
import { loanCriteriaGroups } from './loanCriteriaGroups';

/** What the criteria of a group were and become, in the dialog of its change. */
export const pages: EntityPages<typeof entity> = {
  previews: groupPreviews(loanCriteriaGroups),
};
