import { Suspense, lazy } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { displayError } from '../record/displayError';
import { useUnknownOutcome } from './saveTrouble';

const OutcomeCheck = lazy(() =>
  import('../../ui/ConfirmDialog/OutcomeCheck').then((module) => ({
    default: module.OutcomeCheck,
  })),
);

/** Above a form's buttons: nobody knows whether it was saved, and how to find out. */
export function SaveOutcomeUnknown() {
  const translate = useTranslate();
  const unknownOutcome = useUnknownOutcome();
  if (!unknownOutcome) return null;
  return (
    <Suspense>
      <OutcomeCheck
        error={displayError(unknownOutcome.error, translate)}
        check={unknownOutcome.check}
        onOutcome={unknownOutcome.onOutcome}
      />
    </Suspense>
  );
}
