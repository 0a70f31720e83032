import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';

const NewTestDialog = lazy(() =>
  import('./NewTestDialog').then((module) => ({ default: module.NewTestDialog })),
);

/** The way to a new test. */
export function NewTest() {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may('app-manage-sms:test')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {'+ '}
        {translate('smsTest.new')}
      </Button>
      {open && (
        <Suspense>
          <NewTestDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
