import type { SettingGroups } from '../../settings/groups/settingGroups';
import { REPORT_CONFIG, type ConfigGroup } from './reportConfig';
import entity from './reportConfig.entity';

/** The settings of reports as a page of settings (docs/domain/money.md 7.4). */
export const reportConfigGroups: SettingGroups = {
  entity,
  groups: REPORT_CONFIG,
  titleOf: (group) => `tenantReportConfig.groups.${group as ConfigGroup}`,
  affectedOf: () => 'tenantReportConfig.affected',
  countOf: () => undefined,
};
