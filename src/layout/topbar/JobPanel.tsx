import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useTellError } from '../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { jobCalls, type Job } from '../../framework/jobs/api';
import { timeLeft } from '../../framework/jobs/timeLeft';
import { useRefreshJobs } from '../../framework/jobs/useJobs';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Meter } from '../../ui/Meter/Meter';
import { Popover } from '../../ui/Popover/Popover';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import styles from './JobPanel.module.css';

interface JobPanelProps {
  anchor: HTMLElement;
  jobs: readonly Job[];
  onClose: () => void;
}

/** The list under the button: each piece of long work with how far it is and what can be done with it. */
export function JobPanel({ anchor, jobs, onClose }: JobPanelProps) {
  const translate = useTranslate();
  return (
    <Popover
      anchor={anchor}
      label={translate('shell.jobs.label')}
      onClose={onClose}
      className={styles.panel}
    >
      <Stack gap={12} lined data-part="job-list">
        {jobs.map((job) => (
          <JobEntry key={job.id} job={job} onClose={onClose} />
        ))}
      </Stack>
    </Popover>
  );
}

const TONES = { RUNNING: 'pending', DONE: 'success', FAILED: 'danger' } as const;

function JobEntry({ job, onClose }: { job: Job; onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const refresh = useRefreshJobs();
  const [busy, setBusy] = useState(false);
  const { id, kind, label, state, done, total, leftMs, route, canStop } = job;
  const send = (call: keyof typeof jobCalls) => {
    setBusy(true);
    dataProvider
      .call(jobCalls[call], { params: { id } })
      .catch(tellError)
      .finally(() => {
        setBusy(false);
        refresh();
      });
  };
  const progress = translate('shell.jobs.progress', { done, total });
  return (
    <Stack gap={6}>
      <Row between>
        <strong>
          {translate(`shell.jobs.kind.${kind}`)}: {label}
        </strong>
        <Chip tone={TONES[state]}>{translate(`shell.jobs.state.${state}`)}</Chip>
      </Row>
      <Row>
        <Meter
          percent={Math.round((done * 100) / total)}
          role="meter"
          aria-label={progress}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
        />
        <Muted>{progress}</Muted>
      </Row>
      {leftMs !== null && (
        <Muted>{translate('shell.jobs.left', { time: timeLeft(leftMs, translate) })}</Muted>
      )}
      <Row>
        <Button size="small" to={route} onClick={onClose}>
          {translate('shell.jobs.open')}
        </Button>
        {canStop && (
          <Button size="small" danger disabled={busy} onClick={() => send('stop')}>
            {translate('shell.jobs.stop')}
          </Button>
        )}
        {state !== 'RUNNING' && (
          <Button size="small" disabled={busy} onClick={() => send('see')}>
            {translate('shell.jobs.seen')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
