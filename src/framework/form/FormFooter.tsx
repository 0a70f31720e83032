import { useSaveContext } from 'ra-core';
import { use, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import type { MessageKey } from '../../i18n/Catalogue';
import { SaveOutcomeUnknown } from './SaveOutcomeUnknown';
import { useUnknownOutcome } from './saveTrouble';
import { useFormNote } from './useFormNote';
import { WriteBlockContext } from '../../ui/Dialog/WriteBlockContext';
import { Button } from '../../ui/Button/Button';
import { Muted } from '../../ui/Text/Text';
import { FormFoot } from '../../ui/FieldGroup/FieldGroup';

interface Props {
  /** What the form does, where it is more than saving. */
  label?: MessageKey;
  /** Why it cannot be done now, in words: it stands beside the button, which is closed. */
  block?: string;
}

/** Save and cancel, always in sight, with what is still wrong. A second click while saving does nothing. */
export function FormFooter({ label = 'action.save', block: ownBlock }: Props) {
  const translate = useTranslate();
  const writeBlock = use(WriteBlockContext);
  const block = ownBlock ?? writeBlock;
  const navigate = useNavigate();
  const blockId = useId();
  const { isSubmitting, isDirty, dirtyFields } = useFormState();
  const { saving } = useSaveContext();
  const unknownOutcome = useUnknownOutcome();
  const busy = isSubmitting || Boolean(saving);
  const note = useFormNote();
  const changed = Object.keys(dirtyFields).length;
  return (
    <FormFoot aria-live="polite">
      <SaveOutcomeUnknown />
      {(!unknownOutcome || unknownOutcome.repeatable) && (
        <Button
          type="submit"
          variant="primary"
          disabled={busy || block !== undefined}
          aria-describedby={block === undefined ? undefined : blockId}
        >
          {translate(busy ? 'common.saving' : unknownOutcome ? 'errors.send_again' : label)}
        </Button>
      )}
      <Button disabled={busy} onClick={() => navigate(-1)}>
        {translate('action.cancel')}
      </Button>
      {block !== undefined && <Muted id={blockId}>{block}</Muted>}
      <Muted>{note ?? (isDirty && translate('form.changed', { smart_count: changed }))}</Muted>
    </FormFoot>
  );
}
