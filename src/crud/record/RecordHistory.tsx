import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type { AnyEntity } from '../../entity/entity';
import { EmptyState } from '../../ui/base/EmptyState';
import { Timeline } from '../../ui/Timeline';
import { FieldValue } from '../FieldValue';
import { useFieldLabel } from '../useLabels';
import { actionLabelKey } from './actionLabel';

/** Who changed what, when, from → to, why, by hand or by itself (domain X7). */
export function RecordHistory({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'history', String(record.id)],
    queryFn: ({ signal }) => dataProvider.history(entity.name, { id: record.id, signal }),
    retry: false,
  });
  return (
    <aside className="u-card" aria-labelledby="record-history">
      <header className="u-section-head">
        <h2 id="record-history" className="u-card-title">
          {translate('record.history')}
        </h2>
      </header>
      <div className="u-section-body">
        {error ? (
          <EmptyState kind="failed" onRetry={() => void refetch()} />
        ) : isPending ? (
          <span className="u-skeleton" aria-busy="true" />
        ) : (
          <Timeline
            entries={data.map((row) => {
              const known = row.field !== undefined && Object.hasOwn(entity.fields, row.field);
              const value = (side: unknown) =>
                known && row.field !== undefined ? (
                  <FieldValue entity={entity} field={row.field} record={{ [row.field]: side }} />
                ) : (
                  String(side ?? '—')
                );
              return {
                id: String(row.id),
                at: row.at,
                by: row.by,
                origin: row.origin,
                title: translate(actionLabelKey(entity.name, row.action)),
                field: known && row.field !== undefined ? label(row.field) : row.field,
                from: row.field === undefined ? undefined : value(row.from),
                to: row.field === undefined ? undefined : value(row.to),
                reason: row.reason,
              };
            })}
          />
        )}
      </div>
    </aside>
  );
}
