import { countCharacters } from '../../domain/text';
import { isPrivate, optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { TextFormat, TextOptions } from './schema';
import { BoundTextField } from '../shared/BoundTextField';
import { useKindInput } from '../shared/useKindInput';

interface Form {
  inputMode?: 'email' | 'url' | 'decimal';
  rows?: number;
  placeholder?: string;
}

const FORMS: Readonly<Record<TextFormat, Form>> = {
  email: { inputMode: 'email', placeholder: 'name@example.mn' },
  url: { inputMode: 'url', placeholder: 'https://' },
  version: { inputMode: 'decimal', placeholder: '1.2.3' },
};

/** Nothing typed is no value, as the rules of required fields want it. */
const orNull = (typed: string): string | null => (typed === '' ? null : typed);

/** A line of text, or several with a count of characters; spaces around it go when the field is left. */
export function TextInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const shown =
    typeof bound.value === 'string' || typeof bound.value === 'number' ? String(bound.value) : '';
  const { max, format, multiline } = optionsOf<TextOptions>(props.field);
  const form: Form = format ? FORMS[format] : multiline ? { rows: 3 } : {};
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={shown}
      onType={(typed) => bound.change(orNull(typed))}
      onBlur={() => shown !== shown.trim() && bound.change(orNull(shown.trim()))}
      hint={form.rows && max ? `${countCharacters(shown)} / ${max}` : undefined}
      discreet={isPrivate(props.field)}
      {...form}
    />
  );
}
