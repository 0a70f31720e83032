import type { KindFilterProps } from '../KindView';
import { isBlank } from '../../entity/Field';
import type { RecordId, ReferenceOptions } from '../reference';
import { ReferenceSearch } from './parts/ReferenceSearch';

const idsOf = (value: unknown): RecordId[] =>
  [value].flat().filter((id) => !isBlank(id)) as RecordId[];

/** One record of another entity; any of several where a field holds several. */
export function ReferenceFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const { resource, filter, multiple = false } = field.options as unknown as ReferenceOptions;
  const ids = idsOf(value);
  return (
    <ReferenceSearch
      bare
      multiple={multiple}
      resource={resource}
      filter={filter}
      label={label}
      ids={multiple ? ids : ids.slice(0, 1)}
      onChange={(chosen) => {
        if (multiple) onChange(chosen.length > 0 ? chosen : undefined);
        else onChange(chosen[0]);
      }}
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
