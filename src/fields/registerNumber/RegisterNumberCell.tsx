import { isCompanyRegisterNumber } from '../../domain/identifiers';
import { isBlank, listedValue } from '../../entity/Field';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { NoWrap } from '../../ui/Text/Text';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Masked } from '../shared/Masked';

/**
 * A register number, masked by the gateway. The number of a company is public: it comes whole, and in a list it
 * is shown where a person's would be.
 */
export function RegisterNumberCell(props: CellProps) {
  const { value, field, record, place } = props;
  const own = place === 'cell' ? listedValue(field, value, record) : value;
  if (isBlank(own)) return <EmptyValue />;
  const text = String(own);
  if (isCompanyRegisterNumber(text)) {
    const copy = place === 'page' && <CopyButton value={text} />;
    return (
      <NoWrap>
        {text}
        {copy}
      </NoWrap>
    );
  }
  return <Masked {...props} value={text} />;
}
