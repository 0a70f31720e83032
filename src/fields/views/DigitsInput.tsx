import { normaliseDigits, normalisePhone } from '../../domain/identifiers';
import { isPrivate } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { DigitsOptions } from '../digits';
import { BoundTextField } from './parts/BoundTextField';
import { useKindInput } from './parts/useKindInput';

interface Form {
  normalise: (typed: string) => string;
  placeholder: string;
  inputMode: 'numeric' | 'tel';
}

/** A number that is a name: spaces and dashes are taken away as they are typed or pasted, nothing else is. */
function TypedDigits({ form, ...props }: KindInputProps & { form: Form }) {
  const bound = useKindInput(props);
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={
        typeof bound.value === 'string' || typeof bound.value === 'number'
          ? String(bound.value)
          : ''
      }
      onType={(typed) => bound.change(form.normalise(typed) || null)}
      autoFocus={props.autoFocus}
      discreet={isPrivate(props.field)}
      inputMode={form.inputMode}
      placeholder={form.placeholder}
    />
  );
}

/** A fixed count of digits. */
export function DigitsInput(props: KindInputProps) {
  const { example } = props.field.options as unknown as DigitsOptions;
  return (
    <TypedDigits
      {...props}
      form={{ normalise: normaliseDigits, placeholder: example, inputMode: 'numeric' }}
    />
  );
}

const phoneForm: Form = { normalise: normalisePhone, placeholder: '99112233', inputMode: 'tel' };

/** Eight digits; separators and the country's code are taken away. */
export const PhoneInput = (props: KindInputProps) => <TypedDigits {...props} form={phoneForm} />;
