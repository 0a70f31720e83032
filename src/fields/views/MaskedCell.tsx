import { isCompanyRegisterNumber } from '../../domain/identifiers';
import { maskPhone, maskRegisterNumber } from '../../domain/mask';
import { MaskedText } from '../../ui/MaskedText/MaskedText';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from './EmptyValue';
import { useReveal } from './RevealContext';
import { NoWrap } from '../../ui/Text/Text';

function Masked({ masked, source, place }: CellProps & { masked: string }) {
  const { reveal } = useReveal();
  const onReveal = reveal && source ? () => reveal(source) : undefined;
  return <MaskedText masked={masked} onReveal={onReveal} quiet={place === 'cell'} />;
}

/**
 * Characters 1, 3, 4 and 5 hidden; the eye is there where the record's page can reveal. The number of a company is
 * nobody's secret: it is shown whole, and in a list it stands where a person's would.
 */
export function RegisterNumberCell(props: CellProps) {
  const { value, record, place } = props;
  const own = isBlank(value) && place === 'cell' ? record.companyRegnum : value;
  if (isBlank(own)) return <EmptyValue />;
  const text = String(own);
  if (isCompanyRegisterNumber(text)) return <NoWrap>{text}</NoWrap>;
  return <Masked {...props} masked={maskRegisterNumber(text)} />;
}

/** Characters 2 to 5 hidden. */
export function PhoneCell(props: CellProps) {
  if (isBlank(props.value)) return <EmptyValue />;
  return <Masked {...props} masked={maskPhone(String(props.value))} />;
}
