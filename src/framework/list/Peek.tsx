import { ShowBase, useShowContext } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { Suspense } from 'react';
import type { ResourceName } from '../../i18n/Catalogue';
import { isBlank } from '../../entity/Field';
import { NAME_COLUMN } from '../../entity/entity';
import { reportBroken } from '../../observe/report';
import { Button } from '../../ui/Button/Button';
import { Panel } from '../../ui/Card/Card';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { Pair, Pairs } from '../../ui/Facts/Facts';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Kbd } from '../../ui/Text/Text';
import { FieldValue } from '../FieldValue';
import { useEntity, type LoadedEntity } from '../loadEntity';
import { RecordHeader } from '../record/RecordHeader';
import { ShowGate } from '../record/RecordGate';
import { RecordSections } from '../record/RecordSections';
import { RevealProvider } from '../record/RevealProvider';
import { useFieldHeading } from '../useLabels';
import styles from './Peek.module.css';

interface Props {
  name: ResourceName;
  id: number | string;
  /** Address of the record's page. */
  path: string | undefined;
  onClose: () => void;
}

/**
 * A record beside the list that it stands in: its head as its page has it, its warnings, and its fields. The focus stays in
 * the list, so that the next row is looked at by the same key.
 */
export function Peek({ name, id, path, onClose }: Props) {
  const translate = useTranslate();
  return (
    <aside
      className={styles.peek}
      aria-label={translate('list.peek')}
      data-part="peek"
      data-no-print
    >
      <ErrorBoundary variant="widget" onError={reportBroken}>
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <Peeked name={name} id={id} />
        </Suspense>
      </ErrorBoundary>
      <div className={styles.foot}>
        <Button variant="primary" to={path}>
          {translate('list.keys.open')} <Kbd>Enter</Kbd>
        </Button>
        <Button onClick={onClose}>
          {translate('ra.action.close')} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </aside>
  );
}

function Peeked({ name, id }: Pick<Props, 'name' | 'id'>) {
  const loaded = useEntity(name);
  return (
    <ShowBase
      resource={name}
      id={id}
      disableAuthentication
      queryOptions={{ retry: false, onError: () => undefined }}
    >
      <ShowGate>
        <RevealProvider loaded={loaded}>
          <Glance loaded={loaded} />
        </RevealProvider>
      </ShowGate>
    </ShowBase>
  );
}

/** Of a record whose page is drawn by parts of its own: what its list has columns for, where its head has no figures. */
function Glance({ loaded }: { loaded: LoadedEntity }) {
  const { entity, pages } = loaded;
  const { record } = useShowContext();
  const label = useFieldHeading(entity);
  if (!record) return null;
  const { Alerts, Body, Show } = pages;
  const isOwn = Body !== undefined || Show !== undefined || (entity.tabs ?? []).length > 0;
  const columns = entity.list.columns.filter(
    (column) =>
      column !== NAME_COLUMN && column !== entity.record?.status && !isBlank(record[column]),
  );
  const hasFacts = (entity.record?.facts ?? []).length > 0;
  return (
    <Stack gap={12}>
      <RecordHeader loaded={loaded} record={record} within />
      {Alerts && <Alerts />}
      {isOwn ? (
        !hasFacts && (
          <Panel>
            <Pairs>
              {columns.map((column) => (
                <Pair key={column} label={label(column)}>
                  <FieldValue entity={entity} field={column} record={record} />
                </Pair>
              ))}
            </Pairs>
          </Panel>
        )
      ) : (
        <RecordSections entity={entity} record={record} />
      )}
    </Stack>
  );
}
