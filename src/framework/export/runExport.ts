import type { AnyEntity } from '../../entity/entity';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { browserJobAt, startBrowserJob } from '../jobs/browserJobs';
import type { ToastOptions } from '../../ui/Toast/toasts';
import { exportFilterCalls, type HiddenFilter } from './api';
import { exportList } from './exportList';
import { dropExport, keepExport, keptExports, type ExportDescription } from './keptExports';
import { saveFile } from './saveFile';
import type { ExportTools } from './useExportTools';

/**
 * Makes the workbook of a list and hands it over. It is kept over a reload until it is over; of one list no second one is
 * made meanwhile.
 * @param hidden filters on personal data: the gateway keeps them as long as the export is under way
 */
export async function runExport(
  description: ExportDescription,
  entity: AnyEntity,
  { dataProvider, translate, notify, tellError }: ExportTools,
  hidden: HiddenFilter = {},
): Promise<void> {
  const { id, columns, filter, sort, locale, label, route, startedAt } = description;
  if (browserJobAt(route.split('?')[0])) return;
  const controller = new AbortController();
  const { signal } = controller;
  keepExport(description);
  const dropFilter = description.isPrivate ? keepFilter(description, hidden, dataProvider) : null;
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
      const options: ToastOptions = { key: 'excel', everywhere: true };
      notify('excel.changed', { type: 'warning', ...options });
      return;
    }
    const save = file && (() => saveFile(file, entity.name));
    save?.();
    job.done(save);
    notify('toast.exported', { type: 'success', key: 'excel' });
  } catch (error) {
    job.failed();
    if (!signal.aborted) tellError(error, { everywhere: true });
  } finally {
    dropExport(id);
    dropFilter?.();
  }
}

/**
 * Has the gateway keep the filter on personal data of an export; one that is taken up again has it there already.
 * @returns has it forgotten
 */
function keepFilter(
  { id, resource, filterId }: ExportDescription,
  filter: HiddenFilter,
  dataProvider: UrtuuDataProvider,
): () => void {
  const kept =
    filterId === undefined
      ? dataProvider.call(exportFilterCalls.keep, { body: { resource, filter } })
      : Promise.resolve({ id: filterId });
  const underWay = () => keptExports().find((one) => one.id === id);
  kept.then(
    (known) => {
      const now = underWay();
      if (now) keepExport({ ...now, filterId: known.id });
    },
    // The export goes on without: only a reload would end it, and the next page says so.
    () => undefined,
  );
  return () => {
    // A page that is going away has the export taken up again by the next one.
    if (underWay()) return;
    kept
      .then((known) => dataProvider.call(exportFilterCalls.drop, { params: { id: known.id } }))
      // The gateway forgets it by itself in a day.
      .catch(() => undefined);
  };
}
