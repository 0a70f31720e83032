import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useTellError } from '../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../domain/formatCount';
import { jobCalls, readJobResult, type Job } from '../../framework/jobs/api';
import { forgetBrowserJob, type BrowserJob } from '../../framework/jobs/browserJobs';
import { timeLeft } from '../../framework/jobs/timeLeft';
import { useRefreshJobs } from '../../framework/jobs/useRefreshJobs';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Meter } from '../../ui/Meter/Meter';
import { Popover } from '../../ui/Popover/Popover';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import styles from './JobPanel.module.css';

type AnyJob = Job | BrowserJob;

interface JobPanelProps {
  anchor: HTMLElement;
  jobs: readonly AnyJob[];
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
          <Entry key={job.id} job={job} onClose={onClose} />
        ))}
      </Stack>
    </Popover>
  );
}

/** What can be done with a piece of long work, wherever it is done; absent what cannot be done now. */
interface Acts {
  stop?: () => unknown;
  /** Hands over its file: of what became of each record, or the one that it has made. */
  save?: () => unknown;
  see: () => unknown;
}

function useActs(job: AnyJob): Acts {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const refresh = useRefreshJobs();
  if (job.kind === 'EXPORT')
    return { stop: job.stop, save: job.save, see: () => forgetBrowserJob(job.id) };
  const params = { id: job.id };
  const send = (call: keyof typeof jobCalls) =>
    dataProvider.call(jobCalls[call], { params }).finally(refresh);
  const save = async () => {
    const [rows, { saveJobResult }] = await Promise.all([
      dataProvider.call(readJobResult, { params }),
      import('../../framework/jobs/saveJobResult'),
    ]);
    await saveJobResult(job, rows, translate);
  };
  return {
    stop: job.canStop ? () => send('stop') : undefined,
    save: job.hasResult ? save : undefined,
    see: () => send('see'),
  };
}

const TONES = { RUNNING: 'pending', DONE: 'success', FAILED: 'danger' } as const;

/** What it is, how far it is, how long it still takes, and what can be done with it. */
function Entry({ job, onClose }: { job: AnyJob; onClose: () => void }) {
  const translate = useTranslate();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const { stop, save, see } = useActs(job);
  const { kind, label, state, done, total, leftMs, route } = job;
  const during = (act: () => unknown) => {
    setBusy(true);
    void Promise.resolve(act())
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const progress = translate(`shell.jobs.progress.${kind}`, {
    done: formatCount(done),
    total: formatCount(total),
  });
  return (
    <Stack gap={6} className={styles.entry}>
      <Row between>
        <strong>
          {translate(`shell.jobs.kind.${kind}`)}: {label}
        </strong>
        <Chip tone={TONES[state]}>{translate(`shell.jobs.state.${state}`)}</Chip>
      </Row>
      {total > 0 && (
        <Row>
          <Meter label={progress} value={done} max={total} />
          <Muted>{progress}</Muted>
        </Row>
      )}
      {leftMs !== null && (
        <Muted>{translate('shell.jobs.left', { time: timeLeft(leftMs, translate) })}</Muted>
      )}
      <Row>
        <Button size="small" to={route} onClick={onClose}>
          {translate('shell.jobs.open')}
        </Button>
        {stop && (
          <Button size="small" danger disabled={busy} onClick={() => during(stop)}>
            {translate('shell.jobs.stop')}
          </Button>
        )}
        {save && (
          <Button size="small" disabled={busy} onClick={() => during(save)}>
            {translate(kind === 'EXPORT' ? 'shell.jobs.save' : 'shell.jobs.result')}
          </Button>
        )}
        {state !== 'RUNNING' && (
          <Button size="small" disabled={busy} onClick={() => during(see)}>
            {translate('shell.jobs.seen')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
