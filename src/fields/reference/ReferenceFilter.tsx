import { isBlank, optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import { ReferenceSearch } from './ReferenceSearch';
import type { RecordId, ReferenceOptions } from './schema';

/** One record of another entity, or one member of staff; any of several where a field holds several. */
export function ReferenceFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const { resource, filter } = optionsOf<ReferenceOptions>(field);
  const { several = false } = field.kind;
  const ids = [value].flat().filter((id) => !isBlank(id)) as RecordId[];
  return (
    <ReferenceSearch
      bare
      multiple={several}
      resource={resource}
      filter={filter}
      label={label}
      ids={several ? ids : ids.slice(0, 1)}
      onChange={(chosen) => {
        if (several) onChange(chosen.length > 0 ? chosen : undefined);
        else onChange(chosen[0]);
      }}
      autoFocus={autoFocus}
    />
  );
}
