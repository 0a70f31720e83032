import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useSaveContext, useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

interface Props {
  title: string;
  onClose: () => void;
  /** Everything wrong with the values, in the form that react-admin's forms understand. */
  validate: (values: object) => object;
  defaultValues?: object;
  /** Text of the button that saves. */
  submitLabel?: string;
  children: ReactNode;
}

/**
 * A form in a dialog; stands inside react-admin's `CreateBase` or `EditBase`, which save. Closes on Escape or
 * outside only while nothing is typed.
 */
export function FormDialog({
  title,
  onClose,
  validate,
  defaultValues,
  submitLabel,
  children,
}: Props) {
  const id = useId();
  const [held, setHeld] = useState(false);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={held ? undefined : onClose}>
      <Form validate={validate} defaultValues={defaultValues} sanitizeEmptyValues noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <Foot onClose={onClose} onHold={setHeld} submitLabel={submitLabel} />
      </Form>
    </Dialog>
  );
}

interface FootProps {
  onClose: () => void;
  onHold: (held: boolean) => void;
  submitLabel?: string;
}

function Foot({ onClose, onHold, submitLabel }: FootProps) {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  const { saving } = useSaveContext();
  const busy = isSubmitting || Boolean(saving);
  const hold = isDirty || busy;
  const [told, setTold] = useState(hold);
  if (told !== hold) {
    setTold(hold);
    onHold(hold);
  }
  return (
    <DialogActions>
      <button type="button" className="u-button" disabled={busy} onClick={onClose}>
        {translate('action.cancel')}
      </button>
      <button type="submit" className="u-button" data-main disabled={busy}>
        {busy ? translate('common.saving') : (submitLabel ?? translate('action.save'))}
      </button>
    </DialogActions>
  );
}
