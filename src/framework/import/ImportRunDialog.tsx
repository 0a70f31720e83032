import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useIdempotencyKeys } from '../../dataProviders/useIdempotencyKeys';
import { useTellError } from '../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../domain/formatCount';
import type { Tone } from '../../domain/tone';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { DataTable } from '../../ui/DataTable/DataTable';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { Meter } from '../../ui/Meter/Meter';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import { jobCalls, repeatJob, type Job, type JobResultRow } from '../jobs/api';
import { timeLeft } from '../jobs/timeLeft';
import { useAddJob } from '../jobs/useAddJob';
import { useRefreshJobs } from '../jobs/useRefreshJobs';
import { RowPages } from './RowPages';
import { useJobRows } from './useJobRows';
import { WrongRows } from './WrongRows';

const TONES: Readonly<Record<JobResultRow['outcome'], Tone>> = {
  DONE: 'success',
  FAILED: 'danger',
  UNKNOWN: 'warning',
  NOT_REACHED: 'neutral',
};

interface Props {
  job: Job;
  onClose: () => void;
}

/**
 * An import of which nothing but the gateway's job is left: its rows as they are done, its end, another try for what was
 * not written, its file of results.
 */
export function ImportRunDialog({ job, onClose }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const refresh = useRefreshJobs();
  const addJob = useAddJob();
  const [busy, setBusy] = useState(false);
  const { id, kind, label, state, done, total, leftMs, canStop, undone } = job;
  const keys = useIdempotencyKeys(`jobs/${id}/repeat`);
  const { rows, isFinal } = useJobRows(job);
  const send = (call: keyof typeof jobCalls) =>
    dataProvider.call(jobCalls[call], { params: { id } }).then(refresh);
  const repeat = async () => {
    // The same try keeps its key until the gateway has answered: a repeat tries nothing twice.
    const idempotencyKey = keys.keyFor({ undone });
    const goesOn = await dataProvider.call(repeatJob, { params: { id }, idempotencyKey });
    keys.done();
    addJob(goesOn);
  };
  const during = (work: Promise<unknown>) => {
    setBusy(true);
    void work.catch(tellError).finally(() => setBusy(false));
  };
  const save = async () => {
    const { saveJobResult } = await import('../jobs/saveJobResult');
    await saveJobResult(job, rows, translate);
  };
  const close = () => {
    // Who leaves what is over has seen it; the top bar keeps it where that could not be said.
    if (isFinal) send('see').catch(() => undefined);
    onClose();
  };
  const progress = translate(`shell.jobs.progress.${kind}`, {
    done: formatCount(done),
    total: formatCount(total),
  });
  return (
    <Dialog width="lg" onClose={close}>
      <DialogTitle>
        {translate(`shell.jobs.kind.${kind}`)}: {label}
      </DialogTitle>
      <DialogContent>
        <Stack gap={12}>
          <Row>
            <Meter label={progress} value={done} max={total} />
            <Muted role="status">{progress}</Muted>
            {leftMs !== null && (
              <Muted>{translate('shell.jobs.left', { time: timeLeft(leftMs, translate) })}</Muted>
            )}
          </Row>
          <WrongRows
            rows={rows}
            isWrong={({ outcome }) => outcome === 'FAILED' || outcome === 'UNKNOWN'}
          >
            {(wanted) => (
              <RowPages rows={wanted}>{(shown) => <Rows rows={shown} isOver={isFinal} />}</RowPages>
            )}
          </WrongRows>
        </Stack>
      </DialogContent>
      <DialogFoot
        onCancel={close}
        cancelKey="action.close"
        note={translate(`shell.jobs.state.${state}`)}
      >
        {canStop && (
          <Button disabled={busy} onClick={() => during(send('stop'))}>
            {translate('action.stop')}
          </Button>
        )}
        {isFinal && (
          <Button disabled={busy} onClick={() => during(save())}>
            {translate('sheet.result')}
          </Button>
        )}
        {isFinal && undone > 0 && (
          <Button disabled={busy} onClick={() => during(repeat())}>
            {translate('sheet.again', { count: undone })}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function Rows({ rows, isOver }: { rows: readonly JobResultRow[]; isOver: boolean }) {
  const translate = useTranslate();
  return (
    <DataTable
      wrap
      caption={translate('sheet.rows')}
      columns={[
        { key: 'row', head: translate('sheet.row'), numeric: true, cell: ({ record }) => record },
        { key: 'name', head: translate('shell.jobs.file.name'), cell: ({ name }) => name ?? '—' },
        {
          key: 'outcome',
          head: translate('sheet.outcome'),
          cell: ({ outcome, why }) =>
            outcome === 'NOT_REACHED' && !isOver ? (
              '—'
            ) : (
              <>
                <Chip tone={TONES[outcome]}>{translate(`shell.jobs.file.${outcome}`)}</Chip> {why}
              </>
            ),
        },
      ]}
      rows={rows}
      keyOf={({ record }) => record}
      rowProps={({ record }) => ({ 'data-row': record })}
    />
  );
}
