import { useReference } from 'ra-core';

import { useUserName } from '../../dataProviders/useUserName';
import type { ResourceName } from '../../i18n/Catalogue';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import type { RecordId, ReferenceOptions } from '../reference';
import { EmptyValue } from './EmptyValue';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { Link } from '../../ui/Link/Link';
import { NoWrap } from '../../ui/Text/Text';
import kindsStyles from './kinds.module.css';

/** Fetched names are good for this long, ms: lists ask for many of them, again and again. */
const FRESH_MS = 60_000;

function Referred({ resource, id }: { resource: ResourceName; id: RecordId }) {
  const { referenceRecord } = useReference({
    reference: resource,
    id,
    options: { staleTime: FRESH_MS },
  });
  const name = referenceRecord ? represent(resource, referenceRecord) : String(id);
  const address = recordPath(resource, 'show', id);
  if (!address) return <span>{name}</span>;
  return <Link to={address}>{name}</Link>;
}

/** The record that is pointed at, or several, by name and as a link; its id until the name is there. */
export function ReferenceCell(props: CellProps) {
  const { value, field } = props;
  const { resource, multiple } = field.options as unknown as ReferenceOptions;
  if (multiple) return <ReferencesCell {...props} />;
  return isBlank(value) ? <EmptyValue /> : <Referred resource={resource} id={value as RecordId} />;
}

function ReferencesCell({ value, field }: CellProps) {
  const { resource } = field.options as unknown as ReferenceOptions;
  const ids = [value].flat().filter((id) => !isBlank(id)) as RecordId[];
  if (ids.length === 0) return <EmptyValue />;
  return (
    <span className={kindsStyles.chips}>
      {ids.map((id) => (
        <Referred key={id} resource={resource} id={id} />
      ))}
    </span>
  );
}

/** A staff member by name; no link, since few may open the users' pages. An unknown id stays an id. */
export function UserNameCell({ value }: CellProps) {
  return isBlank(value) ? <EmptyValue /> : <UserName id={value as RecordId} />;
}

function UserName({ id }: { id: RecordId }) {
  return <NoWrap>{useUserName(String(id))}</NoWrap>;
}
