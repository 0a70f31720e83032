import { useSaveContext, useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

/** Save and cancel, always in sight, with what is still wrong. A second click while saving does nothing. */
export function FormFoot() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { isSubmitting, isDirty, dirtyFields, errors, submitCount } = useFormState();
  const { saving } = useSaveContext();
  const busy = isSubmitting || Boolean(saving);
  const wrong = Object.keys(errors).length;
  const changed = Object.keys(dirtyFields).length;
  return (
    <div className="u-form-foot" aria-live="polite">
      <button type="submit" className="u-button" data-main disabled={busy}>
        {translate(busy ? 'common.saving' : 'action.save')}
      </button>
      <button type="button" className="u-button" disabled={busy} onClick={() => navigate(-1)}>
        {translate('action.cancel')}
      </button>
      <span className="u-muted">
        {submitCount > 0 && wrong > 0
          ? translate('validation.invalid_form')
          : isDirty && translate('form.changed', { smart_count: changed })}
      </span>
    </div>
  );
}
