import type { EntityPages } from '../../../framework/loadEntity';
import { groupPreviews } from '../../settings/groups/groupPreview';
import type entity from './reportConfig.entity';
import { reportConfigGroups } from './reportConfigGroups';

/** What the settings of a group were and become, in the dialog of its change. */
export const pages: EntityPages<typeof entity> = {
  previews: groupPreviews(reportConfigGroups),
};
