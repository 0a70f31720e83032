import TextField from '@mui/material/TextField';
import { useInput } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { errorText } from '../../../fields/shared/errorText';
import { fieldLabelKey } from '../../../i18n/i18nProvider';
import { FieldCell, FieldGrid } from '../../../ui/FieldGroup/FieldGroup';
import { Note } from '../../../ui/Text/Text';

/** A password, and the same again; its owner must change it at the next sign-in. */
export function PasswordFields() {
  const translate = useTranslate();
  return (
    <FieldGrid>
      <Password source="password" />
      <Password source="passwordConfirmation" />
      <FieldCell wide>
        <Note>{translate('users.temporary_help')}</Note>
      </FieldCell>
    </FieldGrid>
  );
}

function Password({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  const error = errorText(fieldState.error, translate);
  return (
    <TextField
      {...field}
      label={translate(fieldLabelKey('users', source))}
      type="password"
      autoComplete="new-password"
      required
      fullWidth
      error={Boolean(error)}
      helperText={error}
    />
  );
}
