import { useTranslate } from 'ra-core';
import { Suspense, lazy } from 'react';
import { toldOf } from '../record/toldOf';
import { useDoubt } from './saveTrouble';

const OutcomeCheck = lazy(() =>
  import('../../ui/ConfirmDialog/OutcomeCheck').then((module) => ({
    default: module.OutcomeCheck,
  })),
);

/** Above a form's buttons: nobody knows whether it was saved, and how to find out. */
export function SaveDoubt() {
  const translate = useTranslate();
  const doubt = useDoubt();
  if (!doubt) return null;
  return (
    <Suspense>
      <OutcomeCheck
        told={toldOf(doubt.error, translate)}
        check={doubt.check}
        onVerdict={doubt.onVerdict}
      />
    </Suspense>
  );
}
