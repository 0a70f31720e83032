import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { COURT } from '../rights';
import { Button } from '../../../ui/Button/Button';

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
      <Button onClick={() => setOpen(true)}>{translate('courtRecord.batch.title')}</Button>
      {open && (
        <Suspense>
          <LettersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
