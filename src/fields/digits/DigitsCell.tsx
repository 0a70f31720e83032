import { isBlank } from '../../entity/Field';
import { NoWrap } from '../../ui/Text/Text';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Masked } from '../shared/Masked';

/** A number that is a name: never cut, never wrapped; one that gateways mask can be revealed. */
export function DigitsCell(props: CellProps) {
  const { value, field } = props;
  if (isBlank(value)) return <EmptyValue />;
  return field.kind.mask ? <Masked {...props} /> : <NoWrap>{String(value)}</NoWrap>;
}
