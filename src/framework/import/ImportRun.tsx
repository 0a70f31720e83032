import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { formatCount } from '../../domain/formatCount';
import { Button } from '../../ui/Button/Button';
import type { Job } from '../jobs/api';
import { ImportRunDialog } from './ImportRunDialog';
import { useFollowedJob } from './useFollowedJob';

interface Props {
  kind: Job['kind'];
  /** How the names of the resources begin that the rows change. */
  roots: readonly string[];
}

/**
 * The person's newest import on the page that it was started from: how far it is, until it was seen; opens what became of
 * its rows. It is there after a reload, too.
 */
export function ImportRun({ kind, roots }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const job = useFollowedJob((one) => one.kind === kind, ...roots);
  if (!job) return null;
  const progress = { done: formatCount(job.done), of: formatCount(job.total) };
  return (
    <>
      <Button data-part="import-run" onClick={() => setOpen(true)}>
        {translate('sheet.progress', progress)}
      </Button>
      {open && <ImportRunDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
