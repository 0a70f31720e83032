import type { KindInputProps } from '../KindView';
import { InputGroup } from '../shared/InputGroup';
import { useKindInput } from '../shared/useKindInput';
import { JsonCell } from './JsonCell';

/** What a service answered is shown in a form, never asked for. */
export function JsonInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { field, resource, label } = props;
  return (
    <InputGroup bound={bound} label={label}>
      <JsonCell {...{ field, resource }} value={bound.value} record={{}} place="page" />
    </InputGroup>
  );
}
