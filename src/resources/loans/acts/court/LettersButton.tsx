import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../../../../crud/useMay';
import { COURT } from '../../../../domain/lifecycles/rights';

const LettersDialog = lazy(() =>
  import('./LettersDialog').then((module) => ({ default: module.LettersDialog })),
);

/** Opens the printing of several letters at once. */
export function LettersButton() {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(COURT)) return null;
  return (
    <>
      <button type="button" className="u-button" onClick={() => setOpen(true)}>
        {translate('courtRecord.batch.title')}
      </button>
      {open && (
        <Suspense>
          <LettersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
