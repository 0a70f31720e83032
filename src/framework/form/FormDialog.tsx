import { useTranslate } from '../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { SubmitButton } from '../../ui/Dialog/SubmitButton';
import { useArmed } from '../../ui/ConfirmDialog/useArmed';
import { Form, useSaveContext } from 'ra-core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormSchema } from '../../entity/validate';
import { ErrorSummary } from './ErrorSummary';
import { LockedWhileUnknown } from './LockedWhileUnknown';
import { SaveOutcomeUnknown } from './SaveOutcomeUnknown';
import { SignInAgain } from './SignInAgain';
import { useUnknownOutcome } from './saveTrouble';
import { useFormNote } from './useFormNote';
import { SubmitHoldContext, type HoldSubmit } from './submitHold';
import { KEEP_TYPED, useSchemaForm } from './useSchemaForm';

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
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <ErrorSummary from={2} />
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
  const { isDirty, isSubmitting } = useFormState();
  const note = useFormNote() ?? '';
  const { saving } = useSaveContext();
  const busy = isSubmitting || Boolean(saving);
  const armed = useArmed();
  const isClosed = busy || isAwaited || (acts && !armed);
  const unknownOutcome = useUnknownOutcome();
  const hold = isDirty || busy || unknownOutcome !== undefined;
  const label = unknownOutcome ? translate('errors.send_again') : submitLabel;
  useEffect(() => onHold(hold), [hold, onHold]);
  return (
    <DialogFoot
      onCancel={onClose}
      cancelDisabled={busy}
      startsOnCancel={startsOnCancel}
      note={note}
    >
      {(!unknownOutcome || unknownOutcome.repeatable) && (
        <SubmitButton danger={danger} disabled={isClosed}>
          {busy ? translate('common.saving') : (label ?? translate('action.save'))}
        </SubmitButton>
      )}
    </DialogFoot>
  );
}
