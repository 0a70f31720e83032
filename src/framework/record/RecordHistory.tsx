import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { HistoryRow, UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { labelKeyOf, normalise } from '../../domain/enums/readEnum';
import type { AnyEntity } from '../../entity/entity';
import { ownerOf } from '../../entity/manifests';
import { collectionPath } from '../../entity/paths';
import type { Translate } from '../../entity/Field';
import { hasMessage } from '../../i18n/i18nProvider';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Timeline, type TimelineChange } from '../../ui/Timeline/Timeline';
import { FieldValue } from '../FieldValue';
import { Person } from '../parts/Person';
import { filteredPath } from '../list/filteredPath';
import { useFieldHeading } from '../useLabels';
import { useMay } from '../useMay';
import { doneText } from './actionLabel';
import { HistorySource } from './HistorySource';
import { historyGroups, type HistoryGroup } from './historyGroups';
import { CardBody, CardFoot, CardHead, CardTitle, Surface } from '../../ui/Card/Card';
import { Link } from '../../ui/Link/Link';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

/** A reason of a list in words, a number before them; free text as it was written. */
function reasonInWords(
  { name, lifecycle }: AnyEntity,
  { action, reason }: Pick<HistoryRow, 'action' | 'reason'>,
  translate: Translate,
): string | undefined {
  const own = `resources.${name}.reasons.${action}.${reason}`;
  if (hasMessage(own)) return translate(own);
  const reasons = lifecycle?.actions[action]?.reasons;
  const known = reasons && normalise(reasons, reason);
  if (!reasons || known === undefined) return reason;
  const words = translate(labelKeyOf(reasons, known), { _: '' });
  return typeof known === 'number' ? `${known} ${words}` : words;
}

interface HistoryProps {
  entity: AnyEntity;
  record: RaRecord;
  /** What the record is called, where a page has the histories of several. */
  of?: string;
}

/** Who changed what, when, from → to, why, by hand or by itself (docs/domain/interface.md 5.2). */
export function RecordHistory({ entity, record, of }: HistoryProps) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const translate = useTranslate();
  const id = useId();
  const heading = useFieldHeading(entity);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'history', String(record.id)],
    queryFn: ({ signal }) => dataProvider.history(entity.name, { id: record.id, signal }),
    retry: false,
    meta: { failure: 'error.state_log_fetch' },
  });
  return (
    <Surface as="aside" aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>
          {of === undefined ? translate('record.history') : `${translate('record.history')}: ${of}`}
        </CardTitle>
      </CardHead>
      <CardBody>
        {error ? (
          <EmptyState kind="failed" onRetry={() => void refetch()} />
        ) : isPending ? (
          <Skeleton aria-busy="true" />
        ) : (
          <Timeline
            entries={historyGroups(data).map((group) => ({
              id: String(group.id),
              at: group.at,
              by: <Person id={group.origin === 'AUTO' ? null : (group.by ?? null)} />,
              reason: reasonInWords(entity, group, translate),
              source: group.source && <HistorySource row={group} />,
              title: doneText(translate, entity.name, group.action),
              changes: group.changes.map((change) => changeOf(entity, change, heading)),
            }))}
          />
        )}
      </CardBody>
      <AuditLogLink entity={entity} record={record} />
    </Surface>
  );
}

/** The same rows among those of all records, for who may read the audit log (docs/domain/organisation.md 1.4). */
function AuditLogLink({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const translate = useTranslate();
  const may = useMay();
  const path = collectionPath('audit-log', 'list');
  if (!path || !may('org-audit-log:list')) return null;
  const of = `${ownerOf(entity.name)}/${record.id}`;
  return (
    <CardFoot>
      <Link to={filteredPath(path, { record: of })}>{translate('record.audit_log')}</Link>
    </CardFoot>
  );
}

/** A changed field by its kind; one that the declaration does not know as it came. */
function changeOf(
  entity: AnyEntity,
  { field, from, to }: HistoryGroup['changes'][number],
  heading: (field: string) => string,
): TimelineChange {
  if (!Object.hasOwn(entity.fields, field))
    return { field, from: String(from ?? '—'), to: String(to ?? '—') };
  const value = (side: unknown) => (
    <FieldValue entity={entity} field={field} record={{ [field]: side }} />
  );
  return { field: heading(field), from: value(from), to: value(to) };
}
