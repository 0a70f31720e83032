import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import type { Enumeration } from '../../domain/enums/enumeration';
import { errorText } from '../../fields/shared/errorText';
import { ReasonField } from '../../ui/ConfirmDialog/ReasonField';
import { reasonsOf } from './actionAnswers';

/** The reason in the form of a dialog, as `reason`: one of a list, or free text. */
export function ReasonInput({ reasons }: { reasons?: Enumeration }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: 'reason', defaultValue: '' });
  return (
    <Box sx={{ mt: 2 }} data-invalid={fieldState.invalid || undefined}>
      <ReasonField
        name={field.name}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        options={reasonsOf(reasons, translate)}
        error={errorText(fieldState.error, translate)}
      />
    </Box>
  );
}
