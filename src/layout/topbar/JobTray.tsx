import Jobs from '@mui/icons-material/PendingActionsOutlined';
import { Suspense, lazy, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useJobs } from '../../framework/jobs/useJobs';
import { BarButton } from '../../ui/Menu/BarButton';
import { lazyRetry } from '../../ui/lazyRetry';
import styles from './NotificationBell.module.css';

const JobPanel = lazy(
  lazyRetry(() => import('./JobPanel').then((module) => ({ default: module.JobPanel }))),
);

/** The person's long work: there while something runs, or is over and was not seen yet (docs/domain/calls.md 3.8). */
export function JobTray() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  const running = jobs.filter(({ state }) => state === 'RUNNING').length;
  const label =
    running > 0
      ? translate('shell.jobs.running', { count: running })
      : translate('shell.jobs.over', { count: jobs.length });
  return (
    <>
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
      {anchor && (
        <Suspense>
          <JobPanel anchor={anchor} jobs={jobs} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
