import { isCompanyRegisterNumber } from '../../domain/identifiers';
import { isBlank } from '../../entity/Field';
import { NoWrap } from '../../ui/Text/Text';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Masked } from '../shared/Masked';

/**
 * A register number, masked by the gateway. The number of a company is public: it comes whole, and in a list it
 * is shown where a person's would be.
 */
export function RegisterNumberCell(props: CellProps) {
  const { value, record, place } = props;
  const own = isBlank(value) && place === 'cell' ? record.companyRegnum : value;
  if (isBlank(own)) return <EmptyValue />;
  const text = String(own);
  if (isCompanyRegisterNumber(text)) return <NoWrap>{text}</NoWrap>;
  return <Masked {...props} value={text} />;
}
