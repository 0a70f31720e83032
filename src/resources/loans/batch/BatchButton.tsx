import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';

const BatchPaymentDialog = lazy(() =>
  import('./BatchPaymentDialog').then((module) => ({ default: module.BatchPaymentDialog })),
);

/** Opens the booking of a file of payments. */
export function BatchButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="u-button" data-main onClick={() => setOpen(true)}>
        {translate('batch.open')}
      </button>
      {open && (
        <Suspense>
          <BatchPaymentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
