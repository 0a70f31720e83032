import { useEffect } from 'react';
import { NAME_COLUMN } from '../../entity/entity';
import { exportersOf } from '../../entity/rights';
import type { ToastOptions } from '../../ui/Toast/toasts';
import { loadEntity } from '../loadEntity';
import { useMay } from '../useMay';
import { exportFilterCalls, type HiddenFilter } from './api';
import { dropExport, keptExports, type ExportDescription } from './keptExports';
import { runExport } from './runExport';
import { useExportTools, type ExportTools } from './useExportTools';

/** Takes up the exports again that a reload of the page has cut off. */
export function ResumedExports() {
  const tools = useExportTools();
  const may = useMay();
  useEffect(() => {
    for (const one of keptExports()) void resume(one, tools, may).catch(tools.tellError);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a page: what is begun afterwards is under way
  }, []);
  return null;
}

async function resume(
  description: ExportDescription,
  tools: ExportTools,
  may: ReturnType<typeof useMay>,
): Promise<void> {
  const { id, resource, label, isPrivate, filterId } = description;
  const { entity } = await loadEntity(resource);
  const isAllowed = may(exportersOf(entity));
  const hidden = isAllowed && isPrivate ? await hiddenFilter(filterId, tools) : {};
  if (isAllowed && hidden) {
    const columns = description.columns.filter(
      (name) => name === NAME_COLUMN || name in entity.fields,
    );
    return runExport({ ...description, columns }, entity, tools, hidden);
  }
  dropExport(id);
  const options: ToastOptions = {
    key: 'excel',
    everywhere: true,
    detail: tools.translate(isAllowed ? 'excel.private' : 'error.forbidden'),
    autoHideDuration: null,
  };
  tools.notify('excel.cut_off', { type: 'warning', messageArgs: { label }, ...options });
}

/** The filter on personal data that the gateway has kept; null where it has none, or no longer. */
async function hiddenFilter(
  filterId: string | undefined,
  { dataProvider }: ExportTools,
): Promise<HiddenFilter | null> {
  if (filterId === undefined) return null;
  const { filter } = await dataProvider.call(exportFilterCalls.read, { params: { id: filterId } });
  return filter;
}
