import { useListContext, useLocaleState } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { now } from '../../domain/clock';
import { uuid } from '../../domain/ids';
import type { AnyEntity } from '../../entity/entity';
import { useExportTools } from '../export/useExportTools';
import { browserJobAt, onBrowserJobs } from '../jobs/browserJobs';
import { useWithin } from './permanentFilter';
import { usePrivateFilters } from './privateFilters';
import { useColumns } from './useColumns';
import { Button } from '../../ui/Button/Button';

/**
 * Takes the whole filtered list away as a workbook, with progress and cancel. What runs for the list is shown, whoever
 * started it: this button, an earlier one, or the page before a reload.
 */
export function ExportButton({ entity }: { entity: AnyEntity }) {
  const { total, sort, filterValues } = useListContext();
  const within = useWithin();
  const [hidden] = usePrivateFilters(entity.name);
  const { shown } = useColumns(entity);
  const tools = useExportTools();
  const { translate } = tools;
  const [locale] = useLocaleState();
  const { pathname, search } = useLocation();
  const running = useSyncExternalStore(onBrowserJobs, () => browserJobAt(pathname));
  const [isStarting, setStarting] = useState(false);

  const nothing = !total || shown.length === 0;

  const start = async () => {
    if (isStarting || nothing) return;
    setStarting(true);
    try {
      const { runExport } = await import('../export/runExport');
      void runExport(
        {
          id: uuid(),
          resource: entity.name,
          columns: shown,
          filter: { ...filterValues, ...within },
          isPrivate: Object.keys(hidden).length > 0,
          sort,
          locale,
          label: translate(`resources.${entity.name}.name`, { smart_count: 2 }),
          route: `${pathname}${search}`,
          startedAt: now().toISOString(),
        },
        entity,
        tools,
        hidden,
      );
    } catch (error) {
      tools.tellError(error);
    } finally {
      setStarting(false);
    }
  };

  if (running) {
    const { done, total: of, stop } = running;
    const percent = of > 0 ? Math.round((done / of) * 100) : 0;
    return <Button onClick={stop}>{translate('excel.progress', { percent })}</Button>;
  }
  return (
    <Button
      aria-disabled={nothing || isStarting || undefined}
      title={nothing ? translate('excel.empty') : undefined}
      onClick={() => void start()}
    >
      {translate('action.export_excel')}
    </Button>
  );
}
