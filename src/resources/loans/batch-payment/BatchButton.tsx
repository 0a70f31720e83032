import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Button } from '../../../ui/Button/Button';

const ImportRun = lazy(() =>
  import('../../../framework/import/ImportRun').then((module) => ({ default: module.ImportRun })),
);

const BatchPaymentDialog = lazy(() =>
  import('./BatchPaymentDialog').then((module) => ({ default: module.BatchPaymentDialog })),
);

/** What the rows change: the batch, and the loans that they pay. */
const CHANGED = ['loans'];

/** Opens the booking of a file of payments. */
export function BatchButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Suspense>
        <ImportRun kind="BATCH_PAYMENT" roots={CHANGED} />
      </Suspense>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {translate('batch.open')}
      </Button>
      {open && (
        <Suspense>
          <BatchPaymentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
