import type { SettingGroups } from '../groups/settingGroups';
import { CRITERIA, type Affected, type CriteriaGroup } from './criteria';
import entity from './loanCriteria.entity';

/** The criteria of loans as a page of settings (docs/domain/lending.md 17.1). */
export const loanCriteriaGroups: SettingGroups = {
  entity,
  groups: CRITERIA,
  titleOf: (group) => `loanCriteria.groups.${group as CriteriaGroup}`,
  affectedOf: (group) => `loanCriteria.affected.${group as CriteriaGroup}`,
  countOf: ({ affected }, group) => {
    const count = (affected as Affected | undefined)?.[group as CriteriaGroup];
    return count === undefined ? undefined : { count };
  },
};
