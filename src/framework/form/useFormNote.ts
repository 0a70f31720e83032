import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { UNCHANGED_KEY, isRefusedAs, useUnknownOutcome, UNSAVED_KEY } from './saveTrouble';

/**
 * What the foot of the form around says after its button was pressed: that values are wrong, that nothing was saved, or
 * that there was nothing to save. The last one holds until somebody types.
 */
export function useFormNote(): string | undefined {
  const translate = useTranslate();
  const { watch, clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState();
  const unknownOutcome = useUnknownOutcome();
  const isUnchanged = isRefusedAs(UNCHANGED_KEY, errors);
  useEffect(() => {
    if (!isUnchanged) return undefined;
    const typing = watch(() => clearErrors('root'));
    return () => typing.unsubscribe();
  }, [clearErrors, isUnchanged, watch]);
  if (submitCount > 0 && Object.keys(errors).some((name) => name !== 'root'))
    return translate('validation.invalid_form');
  if (isUnchanged) return translate(UNCHANGED_KEY);
  // A refusal by the gateway alone marks the form as unsaved (`IdempotentSave`): no value is wrong then.
  const isUnsaved = isRefusedAs(UNSAVED_KEY, errors) && !unknownOutcome;
  return isUnsaved ? translate(UNSAVED_KEY) : undefined;
}
