import { SettingGroupsPage } from '../../settings/groups/SettingGroupsPage';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useConfigRecord } from '../dashboard/useReportConfig';
import { reportConfigGroups } from './reportConfigGroups';

/** What the reports of the person's own lender open with and warn of, and how that changed. */
export function Page() {
  const { data, error } = useConfigRecord();
  // A record that is not there is told by the page as one that could not be had.
  const id = data?.at(0)?.id ?? (data || error ? 0 : undefined);
  return id === undefined ? (
    <Skeleton aria-busy="true" />
  ) : (
    <SettingGroupsPage
      settings={reportConfigGroups}
      id={id}
      title="menu.tenant_report.config"
      help="tenantReportConfig.help"
      part="report-config"
    />
  );
}
