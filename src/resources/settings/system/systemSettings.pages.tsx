import type { EntityPages } from '../../../framework/loadEntity';
import { groupPreviews } from '../groups/groupPreview';
import type entity from './systemSettings.entity';
import { systemSettingGroups } from './systemSettingGroups';

/** What the settings of a group were and become, in the dialog of its change. */
export const pages: EntityPages<typeof entity> = {
  previews: groupPreviews(systemSettingGroups),
};
