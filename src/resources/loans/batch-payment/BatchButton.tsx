import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { ImportRun } from '../../../framework/import/ImportRun';
import { Button } from '../../../ui/Button/Button';

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
      <ImportRun kind="BATCH_PAYMENT" roots={CHANGED} />
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
