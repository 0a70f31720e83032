import type { EntityPages } from '../../../framework/loadEntity';
import { groupPreview } from '../groups/groupPreview';
import type entity from './systemSettings.entity';
import { systemSettingGroups } from './systemSettingGroups';

/** What the settings of a group were and become, in the dialog of its change. */
export const pages: EntityPages<typeof entity> = {
  previews: {
    change_registries: groupPreview(systemSettingGroups, 'registries'),
    change_borrowers: groupPreview(systemSettingGroups, 'borrowers'),
    change_incomes: groupPreview(systemSettingGroups, 'incomes'),
    change_messages: groupPreview(systemSettingGroups, 'messages'),
    change_sign_in: groupPreview(systemSettingGroups, 'sign_in'),
    change_savings: groupPreview(systemSettingGroups, 'savings'),
    change_wallets: groupPreview(systemSettingGroups, 'wallets'),
    change_invitations: groupPreview(systemSettingGroups, 'invitations'),
    change_exceptions: groupPreview(systemSettingGroups, 'exceptions'),
    change_gateways: groupPreview(systemSettingGroups, 'gateways'),
    change_entries: groupPreview(systemSettingGroups, 'entries'),
  },
};
