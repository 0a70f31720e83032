import type { AnyEntity } from '../../entity/entity';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import { browserJobAt, startBrowserJob } from '../jobs/browserJobs';
import { exportList } from './exportList';
import { dropExport, keepExport, type ExportDescription } from './keptExports';
import { saveFile } from './saveFile';
import type { ExportTools } from './useExportTools';

/**
 * Makes the workbook of a list and hands it over. It is kept over a reload until it is over; of one list no second one is
 * made meanwhile.
 * @param hidden filters that are not kept
 */
export async function runExport(
  description: ExportDescription,
  entity: AnyEntity,
  { dataProvider, translate, notify, tellError }: ExportTools,
  hidden: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { id, columns, filter, sort, locale, label, route, startedAt } = description;
  if (browserJobAt(route.split('?')[0])) return;
  const controller = new AbortController();
  const { signal } = controller;
  keepExport(description);
  const job = startBrowserJob({
    id,
    kind: 'EXPORT',
    label,
    route,
    startedAt,
    stop: () => {
      dropExport(id);
      controller.abort();
    },
  });
  try {
    const file = await exportList({
      entity,
      columns,
      label: (field) => translate(fieldLabelKey(entity.name, field as never)),
      translate,
      locale,
      dataProvider,
      filter: { ...hidden, ...filter },
      sort,
      signal,
      onProgress: job.progress,
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
    if (!signal.aborted) tellError(error);
  } finally {
    dropExport(id);
  }
}
