import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMay } from '../../../../framework/useMay';
import { KEEP_WATCH_LIST } from '../../rights';
import { Button } from '../../../../ui/Button/Button';

const ImportRun = lazy(() =>
  import('../../../../framework/import/ImportRun').then((module) => ({
    default: module.ImportRun,
  })),
);

const ImportDialog = lazy(() =>
  import('./ImportDialog').then((module) => ({ default: module.ImportDialog })),
);

/** What the rows change: the list, and the customers who are on it. */
const CHANGED = ['bw-list', 'customers'];

/** Opens the import of a file into the black and grey list. */
export function ImportButton() {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(KEEP_WATCH_LIST)) return null;
  return (
    <>
      <Suspense>
        <ImportRun kind="WATCH_LIST" roots={CHANGED} />
      </Suspense>
      <Button onClick={() => setOpen(true)}>{translate('watch.import.open')}</Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
