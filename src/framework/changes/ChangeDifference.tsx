import { useGetOne, type RaRecord } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { isSameValue } from '../../entity/Field';
import { htmlOf, type StoredFile } from '../../fields/file/schema';
import type { ResourceName } from '../../i18n/Catalogue';
import { DiffTable } from '../../ui/DiffTable/DiffTable';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Note } from '../../ui/Text/Text';
import { FieldValue } from '../FieldValue';
import { useEntity } from '../loadEntity';
import { useFieldHeading } from '../useLabels';
import type { AskedChange } from './AskedChange';

// The cleaning of HTML is loaded with what needs it.
const HtmlDifference = lazy(() =>
  import('../parts/HtmlDifference').then((module) => ({ default: module.HtmlDifference })),
);

/**
 * What a change makes of what it changes, field by field beside what holds now: a text that is a file line by line. Of what
 * would be new there is nothing before, of what would go nothing afterwards.
 */
export function ChangeDifference({ change }: { change: AskedChange }) {
  const { entity } = useEntity(change.resource as ResourceName);
  const heading = useFieldHeading(entity);
  const { action, before, after } = change;
  const names = Object.keys(action === 'delete' ? before : after);
  const moved = names.filter((name) => !isSameValue(before[name], after[name]));
  const texts = moved.filter(
    (name) => after[name] && htmlOf(after[name] as StoredFile) !== undefined,
  );
  const rows = moved
    .filter((name) => name in entity.fields && !texts.includes(name))
    .map((name) => ({
      label: heading(name),
      before: <FieldValue entity={entity} field={name} record={before} place="page" />,
      after: <FieldValue entity={entity} field={name} record={after} place="page" />,
    }));
  return (
    <>
      {rows.length > 0 && <DiffTable rows={rows} />}
      {texts.map((name) => (
        <Suspense key={name} fallback={<Skeleton aria-busy="true" />}>
          <TextDifference
            change={change}
            from={before[name] as StoredFile}
            to={after[name] as StoredFile}
          />
        </Suspense>
      ))}
      <PlainAct action={action} />
    </>
  );
}

/** What no field says: that a record is made, or goes. */
function PlainAct({ action }: Pick<AskedChange, 'action'>) {
  const translate = useTranslate();
  if (action === 'create') return <Note>{translate('settingChange.made')}</Note>;
  return action === 'delete' ? <Note>{translate('settingChange.removed')}</Note> : null;
}

interface TextProps {
  change: AskedChange;
  from: StoredFile;
  to: StoredFile;
}

/** What is new in a text, against the version in force. */
function TextDifference({ change: { resource, record }, from, to }: TextProps) {
  const id = record?.slice(record.lastIndexOf('/') + 1);
  const read = useGetOne<RaRecord & { version?: number }>(
    resource,
    { id: id ?? '' },
    { retry: false, enabled: id !== undefined },
  );
  return (
    <HtmlDifference file={to} before={{ version: read.data?.version, file: from }} read={read} />
  );
}
