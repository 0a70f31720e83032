import Jobs from '@mui/icons-material/PendingActionsOutlined';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { keptExports } from '../../framework/export/keptExports';
import { readJobs, type Job } from '../../framework/jobs/api';
import { browserJobs, onBrowserJobs } from '../../framework/jobs/browserJobs';
import { useJobs } from '../../framework/jobs/useJobs';
import { useMay } from '../../framework/useMay';
import { BarButton } from '../../ui/Menu/BarButton';
import { laterPart } from '../laterPart';
import styles from './NotificationBell.module.css';

const JobPanel = laterPart(() => import('./JobPanel'), 'JobPanel');

const ResumedExports = laterPart(
  () => import('../../framework/export/ResumedExports'),
  'ResumedExports',
);

/** Of who starts no long work at the gateway, nothing is asked there. */
const none: readonly Job[] = [];

/**
 * The person's long work, of the gateway and of the browser: there while something runs, or is over and was not seen yet
 * (docs/domain/calls.md 3.8). What the browser was doing before a reload is taken up again from here.
 */
export function JobTray() {
  return useMay()(readJobs.access) ? <GatewayTray /> : <Tray atGateway={none} />;
}

const GatewayTray = () => <Tray atGateway={useJobs()} />;

function Tray({ atGateway }: { atGateway: readonly Job[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inBrowser = useSyncExternalStore(onBrowserJobs, browserJobs);
  const [isCutOff] = useState(() => keptExports().length > 0);
  const resumed = isCutOff && <ResumedExports />;
  const jobs = [...inBrowser, ...atGateway].sort((one, other) =>
    other.startedAt.localeCompare(one.startedAt),
  );
  if (jobs.length === 0) return resumed;
  const running = jobs.filter(({ state }) => state === 'RUNNING').length;
  const label =
    running > 0
      ? translate('shell.jobs.running', { count: running })
      : translate('shell.jobs.over', { count: jobs.length });
  return (
    <>
      {resumed}
      <BarButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-part="jobs"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Jobs />
        <span className={styles.badge} data-part="topbar-badge" aria-hidden="true">
          {jobs.length}
        </span>
      </BarButton>
      {anchor && <JobPanel anchor={anchor} jobs={jobs} onClose={() => setAnchor(null)} />}
    </>
  );
}
