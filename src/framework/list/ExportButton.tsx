import { useDataProvider, useListContext, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../entity/entity';
import { useTellError } from '../../dataProviders/useTellError';
import { saveFile } from '../export/saveFile';
import { startBrowserJob } from '../jobs/browserJobs';
import { useFieldLabel } from '../useLabels';
import { usePermanentFilter } from './permanentFilter';
import { useColumns } from './useColumns';
import { Button } from '../../ui/Button/Button';

/** Takes the whole filtered list away as a workbook, with progress and cancel. */
export function ExportButton({ entity }: { entity: AnyEntity }) {
  const { total, sort, filterValues } = useListContext();
  const permanent = usePermanentFilter(entity.name);
  const { shown } = useColumns(entity);
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = useFieldLabel(entity.name);
  const notify = useNotify();
  const tellError = useTellError();
  const { pathname, search } = useLocation();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number>();

  const nothing = !total || shown.length === 0;

  const start = async () => {
    if (running.current || nothing) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    const job = startBrowserJob({
      kind: 'EXPORT',
      label: translate(`resources.${entity.name}.name`, { smart_count: 2 }),
      route: `${pathname}${search}`,
      stop: () => controller.abort(),
    });
    try {
      const { exportList } = await import('../export/exportList');
      const file = await exportList({
        entity,
        columns: shown,
        label,
        translate,
        locale,
        dataProvider,
        filter: { ...filterValues, ...permanent },
        sort,
        signal: controller.signal,
        onProgress: (done, of) => {
          setProgress(Math.round((done / of) * 100));
          job.progress(done, of);
        },
      });
      if (file === 'changed') {
        job.failed();
        notify('excel.changed', { type: 'warning', key: 'excel' });
        return;
      }
      const save = file && (() => saveFile(file, entity.name));
      save?.();
      job.done(save);
      notify('toast.exported', { type: 'success', key: 'excel' });
    } catch (error) {
      job.failed();
      if (!controller.signal.aborted) tellError(error);
    } finally {
      running.current = null;
      setProgress(undefined);
    }
  };

  if (progress !== undefined)
    return (
      <Button onClick={() => running.current?.abort()}>
        {translate('excel.progress', { percent: progress })}
      </Button>
    );
  return (
    <Button
      aria-disabled={nothing || undefined}
      title={nothing ? translate('excel.empty') : undefined}
      onClick={() => void start()}
    >
      {translate('action.export_excel')}
    </Button>
  );
}
