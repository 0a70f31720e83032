import { collectionPath } from '../../../entity/paths';
import type { SettingGroups } from '../groups/settingGroups';
import { AFFECTED, SYSTEM_GROUPS, type SystemAffected, type SystemGroup } from './systemGroups';
import entity from './systemSettings.entity';

/** The list that a group's change concerns, filtered to exactly the records that are counted. */
function listOf(group: SystemGroup): string | undefined {
  const { resource, filter } = AFFECTED[group];
  const path = collectionPath(resource, 'list');
  if (!path || Object.keys(filter).length === 0) return path ?? undefined;
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** The settings of the system as a page of settings (docs/domain/content-and-messaging.md 5.2). */
export const systemSettingGroups: SettingGroups = {
  entity,
  groups: SYSTEM_GROUPS,
  titleOf: (group) => `systemSettings.groups.${group as SystemGroup}`,
  affectedOf: (group) => `systemSettings.affected.${group as SystemGroup}`,
  countOf: ({ affected }, group) => {
    const count = (affected as SystemAffected | undefined)?.[group as SystemGroup];
    return count === undefined ? undefined : { count, to: listOf(group as SystemGroup) };
  },
};
