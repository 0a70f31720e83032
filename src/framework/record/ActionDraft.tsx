import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { AnyEntity } from '../../entity/entity';
import { text } from '../../fields';
import { draftOf } from '../form/FormDraft';
import { takeDialogDraft, useDialogDraft } from './dialogDraft';

interface Props {
  entity: AnyEntity;
  action: string;
  /** Name of the dialog: record and action. */
  form: string;
}

/** Keeps what an action's dialog was answered when the session is lost, without what no storage may hold. */
export function ActionDraft({ entity, action, form }: Props) {
  const { getValues, reset } = useFormContext();
  const { isDirty, isReady } = useFormState();
  const [kept] = useState(() => takeDialogDraft(form));
  useEffect(() => {
    if (kept && isReady) reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
  }, [getValues, isReady, kept, reset]);
  useDialogDraft(form, () => {
    const fields = { ...entity.lifecycle?.inputs?.[action], reason: text() };
    return isDirty ? draftOf({ ...entity, fields }, getValues()) : undefined;
  });
  return null;
}
