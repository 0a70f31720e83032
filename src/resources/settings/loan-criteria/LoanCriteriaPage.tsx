import { SettingGroupsPage } from '../groups/SettingGroupsPage';
import { loanCriteriaGroups } from './loanCriteriaGroups';

/** The criteria of loans in force, group by group, with whom each concerns now, and how they changed. */
export const Page = () => (
  <SettingGroupsPage
    settings={loanCriteriaGroups}
    title="menu.settings.criteria"
    help="loanCriteria.help"
    part="criteria"
  />
);
