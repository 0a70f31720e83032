import { countCharacters } from '../../../domain/text';
import { isPrivate } from '../../Field';
import type { KindInputProps } from '../../KindView';
import type { TextOptions } from '../text';
import { BoundTextField } from './parts/BoundTextField';
import { useKindInput } from './parts/useKindInput';

interface Form {
  type?: 'text' | 'email' | 'url' | 'tel';
  inputMode?: 'text' | 'email' | 'url' | 'decimal';
  rows?: number;
  placeholder?: string;
}

/** Nothing typed is no value, as the rules of required fields want it. */
const orNull = (typed: string): string | null => (typed === '' ? null : typed);

/** A line or more of text: spaces around it go when the field is left. */
function TypedText({ form = {}, ...props }: KindInputProps & { form?: Form }) {
  const bound = useKindInput(props);
  const shown =
    typeof bound.value === 'string' || typeof bound.value === 'number' ? String(bound.value) : '';
  const { max } = props.field.options as TextOptions;
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={shown}
      onType={(typed) => bound.change(orNull(typed))}
      onBlur={() => shown !== shown.trim() && bound.change(orNull(shown.trim()))}
      hint={form.rows && max ? `${countCharacters(shown)} / ${max}` : undefined}
      autoFocus={props.autoFocus}
      discreet={isPrivate(props.field)}
      {...form}
    />
  );
}

/** One line of text. */
export const TextInput = (props: KindInputProps) => <TypedText {...props} />;

/** Several lines of text with a count of characters. */
export const LongTextInput = (props: KindInputProps) => <TypedText {...props} form={{ rows: 3 }} />;

/** An e-mail address. */
export const EmailInput = (props: KindInputProps) => (
  <TypedText {...props} form={{ inputMode: 'email', placeholder: 'name@example.mn' }} />
);

/** A link. */
export const UrlInput = (props: KindInputProps) => (
  <TypedText {...props} form={{ inputMode: 'url', placeholder: 'https://' }} />
);

/** A version of three numbers. */
export const VersionInput = (props: KindInputProps) => (
  <TypedText {...props} form={{ inputMode: 'decimal', placeholder: '1.2.3' }} />
);
