import { readJobs } from '../../framework/jobs/api';
import { useMay } from '../../framework/useMay';
import { JobTray } from './JobTray';
import { NotificationBell } from './NotificationBell';
import { TenantChip } from './TenantChip';

/** What the top bar asks a gateway for. Loaded when the page has drawn. */
export function TopBarExtras() {
  const may = useMay();
  return (
    <>
      <TenantChip />
      {may(readJobs.access) && <JobTray />}
      <NotificationBell />
    </>
  );
}
