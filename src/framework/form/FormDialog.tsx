import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { Form, useSaveContext, useTranslate } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormSchema } from '../../entity/validate';
import { FirstErrorFocus } from './FirstErrorFocus';
import { LockedWhileUnknown } from './LockedWhileUnknown';
import { SaveOutcomeUnknown } from './SaveOutcomeUnknown';
import { SignInAgain } from './SignInAgain';
import { isUnsaved, useUnknownOutcome } from './saveTrouble';
import { useSchemaForm } from './useSchemaForm';
import { Muted } from '../../ui/Text/Text';
import { Button } from '../../ui/Button/Button';

interface Props {
  title: string;
  onClose: () => void;
  /** What the values must be; made once. */
  schema: FormSchema;
  defaultValues?: object;
  /** Text of the button that saves. */
  submitLabel?: string;
  /** The action cannot be undone: its button is red. */
  danger?: boolean;
  /** Other default values fill what nobody has typed, and leave what somebody has. */
  keepTyped?: boolean;
  /** For a preview beside the inputs. */
  wide?: boolean;
  children: ReactNode;
}

/** For forms whose record changes under the person's hands. */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * A form in a dialog; to be used inside react-admin's `CreateBase` or `EditBase`, which save. Closes on Escape or
 * outside only while nothing is typed.
 */
export function FormDialog({
  title,
  onClose,
  schema,
  defaultValues,
  submitLabel,
  danger,
  keepTyped,
  wide,
  children,
}: Props) {
  const [held, setHeld] = useState(false);
  const validation = useSchemaForm(schema);
  return (
    <Dialog width={wide ? 'md' : 'sm'} onClose={held ? undefined : onClose}>
      <Form
        {...validation}
        defaultValues={defaultValues}
        resetOptions={keepTyped ? KEEP_TYPED : undefined}
        sanitizeEmptyValues
        // Shown at the fields and in the foot; a toast is for what the gateway says.
        disableInvalidFormNotification
        noValidate
      >
        <FirstErrorFocus />
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <LockedWhileUnknown>{children}</LockedWhileUnknown>
          <SaveOutcomeUnknown />
          <SignInAgain />
        </DialogContent>
        <Foot onClose={onClose} onHold={setHeld} submitLabel={submitLabel} danger={danger} />
      </Form>
    </Dialog>
  );
}

interface FootProps {
  onClose: () => void;
  onHold: (held: boolean) => void;
  submitLabel?: string;
  danger?: boolean;
}

function Foot({ onClose, onHold, submitLabel, danger }: FootProps) {
  const translate = useTranslate();
  const { isDirty, isSubmitting, errors, submitCount } = useFormState();
  const { saving } = useSaveContext();
  const busy = isSubmitting || Boolean(saving);
  const unknownOutcome = useUnknownOutcome();
  const hold = isDirty || busy || unknownOutcome !== undefined;
  // A refusal by the gateway alone marks the form as unsaved (`IdempotentSave`): no value is wrong then.
  const wrong = Object.keys(errors).some((name) => name !== 'root');
  const label = unknownOutcome ? translate('errors.send_again') : submitLabel;
  useEffect(() => onHold(hold), [hold, onHold]);
  return (
    <DialogActions>
      <Muted role="status">
        {submitCount > 0 && wrong
          ? translate('validation.invalid_form')
          : isUnsaved(errors) && !unknownOutcome && translate('error.save_failed')}
      </Muted>
      <Button disabled={busy} onClick={onClose}>
        {translate('action.cancel')}
      </Button>
      {(!unknownOutcome || unknownOutcome.repeatable) && (
        <Button type="submit" variant="primary" danger={danger} disabled={busy}>
          {busy ? translate('common.saving') : (label ?? translate('action.save'))}
        </Button>
      )}
    </DialogActions>
  );
}
