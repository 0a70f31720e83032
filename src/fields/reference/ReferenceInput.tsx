import { isBlank, optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { useKindInput } from '../shared/useKindInput';
import { ReferenceSearch } from './ReferenceSearch';
import type { RecordId, ReferenceOptions } from './schema';

/** One record of another entity, or several. */
export function ReferenceInput(props: KindInputProps) {
  const { field, label, autoFocus } = props;
  const { value, change, blur, id, name, required, disabled, error, inputRef } =
    useKindInput(props);
  const { resource, filter } = optionsOf<ReferenceOptions>(field);
  const { several = false } = field.kind;
  const ids = [value].flat().filter((one) => !isBlank(one)) as RecordId[];
  return (
    <ReferenceSearch
      {...{ id, name, required, disabled, error, inputRef, resource, filter, label, autoFocus }}
      multiple={several}
      ids={ids}
      onChange={(chosen) => change(several ? chosen : (chosen[0] ?? null))}
      onBlur={blur}
    />
  );
}
