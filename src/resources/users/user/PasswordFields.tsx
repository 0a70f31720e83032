import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { errorText } from '../../../fields/shared/errorText';
import { fieldLabelKey } from '../../../i18n/i18nProvider';
import { FieldCell, FieldGrid } from '../../../ui/FieldGroup/FieldGroup';
import { Note } from '../../../ui/Text/Text';

/** A password, the same again, and whether it must be changed at the next sign-in. */
export function PasswordFields() {
  const translate = useTranslate();
  const temporary = useInput({ source: 'temporaryPassword', defaultValue: true });
  return (
    <FieldGrid>
      <Password source="password" />
      <Password source="passwordConfirmation" />
      <FieldCell wide>
        <FormControlLabel
          control={
            <Switch
              checked={Boolean(temporary.field.value)}
              onChange={(event) => temporary.field.onChange(event.target.checked)}
            />
          }
          label={translate(fieldLabelKey('users', 'temporaryPassword'))}
        />
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
