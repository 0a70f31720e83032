import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTellError } from '../../dataProviders/useTellError';
import { saveFile } from './saveFile';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Actions } from '../../ui/Page/Page';

interface Props {
  /** Name of the file, in the person's language. */
  name: string;
  /** Makes the workbook of what is shown; nothing is shown without it. */
  make: (() => Promise<Blob>) | undefined;
}

/** Takes a sheet of the books away: on paper, as the page stands, or as a workbook. */
export function SheetActions({ name, make }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const [isBusy, setBusy] = useState(false);
  const save = async (made: () => Promise<Blob>) => {
    setBusy(true);
    try {
      saveFile(await made(), name);
      notify('toast.exported', { type: 'success' });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Actions>
      <Button size="small" disabled={!make} onClick={() => window.print()}>
        {translate('action.print')}
      </Button>
      <Button size="small" disabled={isBusy || !make} onClick={() => make && void save(make)}>
        {translate('action.export_excel')}
      </Button>
    </Actions>
  );
}
