import type { KindFilterProps } from '../../KindView';
import { isBlank } from '../../Field';
import type { RecordId, ReferenceOptions } from '../reference';
import { ReferenceSearch } from './parts/ReferenceSearch';

const idsOf = (value: unknown): RecordId[] =>
  [value].flat().filter((id) => !isBlank(id)) as RecordId[];

/** One record of another entity. */
export function ReferenceFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const { resource, filter } = field.options as unknown as ReferenceOptions;
  return (
    <ReferenceSearch
      bare
      multiple={false}
      resource={resource}
      filter={filter}
      label={label}
      ids={idsOf(value).slice(0, 1)}
      onChange={([id]) => onChange(id)}
      autoFocus={autoFocus}
    />
  );
}

/** Any of several records of another entity. */
export function ReferencesFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const { resource, filter } = field.options as unknown as ReferenceOptions;
  return (
    <ReferenceSearch
      bare
      multiple
      resource={resource}
      filter={filter}
      label={label}
      ids={idsOf(value)}
      onChange={(ids) => onChange(ids.length > 0 ? ids : undefined)}
      autoFocus={autoFocus}
    />
  );
}

/** One member of staff. */
export const UserNameFilter = ({ label, value, onChange, autoFocus }: KindFilterProps) => (
  <ReferenceSearch
    bare
    multiple={false}
    resource="users"
    label={label}
    ids={idsOf(value).slice(0, 1)}
    onChange={([id]) => onChange(id)}
    autoFocus={autoFocus}
  />
);
