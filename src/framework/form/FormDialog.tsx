import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { SubmitButton } from '../../ui/Dialog/SubmitButton';
import { useArmed } from '../../ui/ConfirmDialog/useArmed';
import { Form, useSaveContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormSchema } from '../../entity/validate';
import { FirstErrorFocus } from './FirstErrorFocus';
import { LockedWhileUnknown } from './LockedWhileUnknown';
import { SaveOutcomeUnknown } from './SaveOutcomeUnknown';
import { SignInAgain } from './SignInAgain';
import { isUnsaved, useUnknownOutcome } from './saveTrouble';
import { SubmitHoldContext, type HoldSubmit } from './submitHold';
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
  /** Something is done, not only noted: the button waits a moment, so that a double click cannot hit it. */
  acts?: boolean;
  /** Nothing has to be typed first: the focus begins on "cancel". */
  startsOnCancel?: boolean;
  /** Other default values fill what nobody has typed, and leave what somebody has. */
  keepTyped?: boolean;
  /** For a preview beside the inputs. */
  wide?: boolean;
  children: ReactNode;
}

/** For forms whose record changes under the person's hands. */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * A form in a dialog; to be used inside react-admin's `CreateBase` or `EditBase`, which save. A field is judged when it is
 * left, as on a page (docs/domain/input.md 1.3). Closes on Escape or outside only while nothing is typed.
 */
export function FormDialog({
  title,
  onClose,
  schema,
  defaultValues,
  submitLabel,
  danger,
  acts = false,
  startsOnCancel,
  keepTyped,
  wide,
  children,
}: Props) {
  const [held, setHeld] = useState(false);
  const [awaited, setAwaited] = useState(0);
  const hold: HoldSubmit = useCallback(() => {
    setAwaited((count) => count + 1);
    return () => setAwaited((count) => count - 1);
  }, []);
  const validation = useSchemaForm(schema);
  return (
    <Dialog width={wide ? 'md' : 'sm'} onClose={held ? undefined : onClose}>
      <Form
        {...validation}
        defaultValues={defaultValues}
        resetOptions={keepTyped ? KEEP_TYPED : undefined}
        mode="onTouched"
        reValidateMode="onChange"
        sanitizeEmptyValues
        // Shown at the fields and in the foot; a toast is for what the gateway says.
        disableInvalidFormNotification
        noValidate
      >
        <FirstErrorFocus />
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <SubmitHoldContext value={hold}>
            <LockedWhileUnknown>{children}</LockedWhileUnknown>
          </SubmitHoldContext>
          <SaveOutcomeUnknown />
          <SignInAgain />
        </DialogContent>
        <Foot
          onClose={onClose}
          onHold={setHeld}
          submitLabel={submitLabel}
          danger={danger}
          acts={acts}
          startsOnCancel={startsOnCancel}
          isAwaited={awaited > 0}
        />
      </Form>
    </Dialog>
  );
}

interface FootProps {
  onClose: () => void;
  onHold: (held: boolean) => void;
  submitLabel?: string;
  danger?: boolean;
  acts: boolean;
  startsOnCancel?: boolean;
  /** Something that has to be read first is still on its way. */
  isAwaited: boolean;
}

function Foot(props: FootProps) {
  const { onClose, onHold, submitLabel, danger, acts, startsOnCancel, isAwaited } = props;
  const translate = useTranslate();
  const { isDirty, isSubmitting, errors, submitCount } = useFormState();
  const { saving } = useSaveContext();
  const busy = isSubmitting || Boolean(saving);
  const armed = useArmed();
  const isClosed = busy || isAwaited || (acts && !armed);
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
      <Button disabled={busy} onClick={onClose} autoFocus={startsOnCancel}>
        {translate('action.cancel')}
      </Button>
      {(!unknownOutcome || unknownOutcome.repeatable) && (
        <SubmitButton danger={danger} disabled={isClosed}>
          {busy ? translate('common.saving') : (label ?? translate('action.save'))}
        </SubmitButton>
      )}
    </DialogActions>
  );
}
