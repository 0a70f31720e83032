import { useReference } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { allows } from '../../auth/access';
import { useGranted } from '../../auth/useGranted';
import { ON_ITS_WAY, useUserName } from '../../dataProviders/useUserName';
import { isBlank, optionsOf } from '../../entity/Field';
import { findManifest, listed } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import type { ResourceName } from '../../i18n/Catalogue';
import { Link } from '../../ui/Link/Link';
import { WordSkeleton } from '../../ui/Skeleton/Skeleton';
import { NoWrap } from '../../ui/Text/Text';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Several } from '../shared/Several';
import {
  anyRecordText,
  recordParts,
  type AnyRecordOptions,
  type RecordId,
  type ReferenceOptions,
} from './schema';

/** Fetched names are good for this long, ms: lists ask for many of them, again and again. */
const FRESH_MS = 60_000;

interface ReferredProps {
  resource: ResourceName;
  id: RecordId;
  /** Its name as the record that points at it says it: for who may not read it. */
  known?: unknown;
}

function Referred({ resource, id, known }: ReferredProps) {
  const { referenceRecord, isPending } = useReference({
    reference: resource,
    id,
    options: { staleTime: FRESH_MS },
  });
  if (isPending) return <WordSkeleton />;
  const name = referenceRecord ? represent(resource, referenceRecord) : String(known ?? id);
  const address = recordPath(resource, 'show', id);
  if (!address) return <span>{name}</span>;
  return <Link to={address}>{name}</Link>;
}

/** A staff member by name; no link, since few may open the users' pages. An unknown id stays an id. */
function UserName({ id }: { id: RecordId }) {
  const name = useUserName(String(id));
  return name === ON_ITS_WAY ? <WordSkeleton /> : <NoWrap>{name}</NoWrap>;
}

/** A record of any entity: what kind it is and its name, with the way to it for who may open it. */
function AnyRecord({ value, name }: { value: unknown; name: unknown }) {
  const translate = useTranslate();
  const granted = useGranted();
  const { resource, id } = recordParts(value);
  const manifest = findManifest(resource);
  const text = anyRecordText(value, name, translate);
  const opens = manifest && allows(granted, listed(manifest.access.show));
  const address = opens ? recordPath(manifest.name, 'show', id) : undefined;
  return address ? <Link to={address}>{text}</Link> : <span>{text}</span>;
}

/** Gateways send the name of a record beside its number: `customerName` beside `customerId`. */
const nameBeside = (source: string): string => source.replace(/(Id)?$/, 'Name');

/** The record that is pointed at, or several, by name and as a link; one that nobody knows by its id. */
export function ReferenceCell({ value, field, source, record, place }: CellProps) {
  if (field.kind.refersTo === 'any') {
    const { nameField } = optionsOf<AnyRecordOptions>(field);
    const name = nameField && record[nameField];
    // Of one that is gone the name is left.
    if (isBlank(value)) return isBlank(name) ? <EmptyValue /> : <span>{String(name)}</span>;
    return <AnyRecord value={value} name={name} />;
  }
  const { resource } = optionsOf<ReferenceOptions>(field);
  if (field.kind.several) {
    const ids = [value].flat().filter((id) => !isBlank(id)) as RecordId[];
    return (
      <Several place={place}>
        {ids.map((id) => (
          <Referred key={id} resource={resource} id={id} />
        ))}
      </Several>
    );
  }
  if (isBlank(value)) return <EmptyValue />;
  const id = value as RecordId;
  return field.kind.refersTo === 'staff' ? (
    <UserName id={id} />
  ) : (
    <Referred resource={resource} id={id} known={source && record[nameBeside(source)]} />
  );
}
