import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/Button/Button';

const BatchPaymentDialog = lazy(() =>
  import('./BatchPaymentDialog').then((module) => ({ default: module.BatchPaymentDialog })),
);

/** Opens the booking of a file of payments. */
export function BatchButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
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
