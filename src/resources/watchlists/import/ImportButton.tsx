import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../../../crud/useMay';
import { KEEP_WATCH_LIST } from '../../../domain/lifecycles/watchRights';

const ImportDialog = lazy(() =>
  import('./ImportDialog').then((module) => ({ default: module.ImportDialog })),
);

/** Opens the import of a file into the black and grey list. */
export function ImportButton() {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(KEEP_WATCH_LIST)) return null;
  return (
    <>
      <button type="button" className="u-button" onClick={() => setOpen(true)}>
        {translate('watch.import.open')}
      </button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
