import { useDataProvider, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useTellError } from '../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../domain/formatCount';
import { jobCalls, readJobResult, type Job } from '../../framework/jobs/api';
import { forgetBrowserJob, type BrowserJob } from '../../framework/jobs/browserJobs';
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
  atGateway: readonly Job[];
  inBrowser: readonly BrowserJob[];
  onClose: () => void;
}

/** The list under the button: each piece of long work with how far it is and what can be done with it. */
export function JobPanel({ anchor, atGateway, inBrowser, onClose }: JobPanelProps) {
  const translate = useTranslate();
  return (
    <Popover
      anchor={anchor}
      label={translate('shell.jobs.label')}
      onClose={onClose}
      className={styles.panel}
    >
      <Stack gap={12} lined data-part="job-list">
        {inBrowser.map((job) => (
          <BrowserEntry key={job.id} job={job} onClose={onClose} />
        ))}
        {atGateway.map((job) => (
          <GatewayEntry key={job.id} job={job} onClose={onClose} />
        ))}
      </Stack>
    </Popover>
  );
}

interface EntryProps<J> {
  job: J;
  onClose: () => void;
}

/** Work of the gateway: it goes on without this page. */
function GatewayEntry({ job, onClose }: EntryProps<Job>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const refresh = useRefreshJobs();
  const [busy, setBusy] = useState(false);
  const { id, state, canStop, hasResult } = job;
  const during = (work: Promise<unknown>) => {
    setBusy(true);
    void work.catch(tellError).finally(() => setBusy(false));
  };
  const send = (call: keyof typeof jobCalls) =>
    during(dataProvider.call(jobCalls[call], { params: { id } }).finally(refresh));
  const save = async () => {
    const [rows, { saveJobResult }] = await Promise.all([
      dataProvider.call(readJobResult, { params: { id } }),
      import('../../framework/jobs/saveJobResult'),
    ]);
    await saveJobResult(job, rows, translate);
  };
  return (
    <Entry job={job} onClose={onClose}>
      {canStop && (
        <Button size="small" danger disabled={busy} onClick={() => send('stop')}>
          {translate('shell.jobs.stop')}
        </Button>
      )}
      {hasResult && (
        <Button size="small" disabled={busy} onClick={() => during(save())}>
          {translate('shell.jobs.result')}
        </Button>
      )}
      {state !== 'RUNNING' && (
        <Button size="small" disabled={busy} onClick={() => send('see')}>
          {translate('shell.jobs.seen')}
        </Button>
      )}
    </Entry>
  );
}

/** Work of this page: it is lost with it, and says so. */
function BrowserEntry({ job, onClose }: EntryProps<BrowserJob>) {
  const translate = useTranslate();
  const { id, state, stop, save } = job;
  return (
    <Entry job={job} onClose={onClose}>
      {stop && state === 'RUNNING' && (
        <Button size="small" danger onClick={stop}>
          {translate('shell.jobs.stop')}
        </Button>
      )}
      {save && (
        <Button size="small" onClick={save}>
          {translate('shell.jobs.save')}
        </Button>
      )}
      {state !== 'RUNNING' && (
        <Button size="small" onClick={() => forgetBrowserJob(id)}>
          {translate('shell.jobs.seen')}
        </Button>
      )}
    </Entry>
  );
}

const TONES = { RUNNING: 'pending', DONE: 'success', FAILED: 'danger', LOST: 'danger' } as const;

/** What it is, how far it is, and how long it still takes. */
function Entry({ job, onClose, children }: EntryProps<Job | BrowserJob> & { children: ReactNode }) {
  const translate = useTranslate();
  const { kind, label, state, done, total, leftMs, route } = job;
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
      {state === 'LOST' && <Muted>{translate('shell.jobs.lost')}</Muted>}
      {leftMs !== null && (
        <Muted>{translate('shell.jobs.left', { time: timeLeft(leftMs, translate) })}</Muted>
      )}
      <Row>
        <Button size="small" to={route} onClick={onClose}>
          {translate('shell.jobs.open')}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}
