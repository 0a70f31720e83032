import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Button } from '../../../ui/Button/Button';

const StatementFileDialog = lazy(() =>
  import('./StatementFileDialog').then((module) => ({ default: module.StatementFileDialog })),
);

/** Opens the import of a statement that the bank gave as a file. */
export function StatementFileButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {translate('statementFile.open')}
      </Button>
      {open && (
        <Suspense>
          <StatementFileDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
