import type { KindInputProps } from '../KindView';
import { isBlank } from '../../entity/Field';
import type { RecordId, ReferenceOptions } from '../reference';
import { ReferenceSearch } from './parts/ReferenceSearch';
import { useKindInput } from './parts/useKindInput';

function useReferenceInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { resource, filter } = props.field.options as unknown as ReferenceOptions;
  const { id, name, required, disabled, error, blur, inputRef } = bound;
  const shared = { id, name, required, disabled, error, inputRef, onBlur: blur };
  return {
    bound,
    shared: { ...shared, resource, filter, label: props.label, autoFocus: props.autoFocus },
  };
}

/** One record of another entity, or several. */
export const ReferenceInput = (props: KindInputProps) =>
  props.field.options.multiple ? <SeveralRecords {...props} /> : <OneRecord {...props} />;

function OneRecord(props: KindInputProps) {
  const { bound, shared } = useReferenceInput(props);
  const ids = isBlank(bound.value) ? [] : [bound.value as RecordId];
  return (
    <ReferenceSearch
      {...shared}
      multiple={false}
      ids={ids}
      onChange={([id]) => bound.change(id ?? null)}
    />
  );
}

function SeveralRecords(props: KindInputProps) {
  const { bound, shared } = useReferenceInput(props);
  const ids = Array.isArray(bound.value) ? (bound.value as RecordId[]) : [];
  return <ReferenceSearch {...shared} multiple ids={ids} onChange={bound.change} />;
}
