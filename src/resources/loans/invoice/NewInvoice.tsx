import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { INVOICE } from './lifecycle';
import { Button } from '../../../ui/Button/Button';

const NewInvoiceDialog = lazy(() =>
  import('./NewInvoiceDialog').then((module) => ({ default: module.NewInvoiceDialog })),
);

/** The way to a new invoice. */
export function NewInvoice() {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(INVOICE)) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {'+ '}
        {translate('loanLists.new_invoice')}
      </Button>
      {open && (
        <Suspense>
          <NewInvoiceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
