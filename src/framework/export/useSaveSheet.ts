import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTellError } from '../../dataProviders/useTellError';
import { saveFile } from './saveFile';

/**
 * Saves a workbook that is made in the browser, and says so; a failure is told and can be tried again.
 * @returns `isBusy` while it is made: a second press makes no second file
 */
export function useSaveSheet(): {
  isBusy: boolean;
  /** @param name of the file, without its ending */
  save: (name: string, make: () => Promise<Blob>) => Promise<void>;
} {
  const notify = useNotify();
  const tellError = useTellError();
  const [isBusy, setBusy] = useState(false);
  const save = async (name: string, make: () => Promise<Blob>) => {
    setBusy(true);
    try {
      saveFile(await make(), name);
      notify('toast.exported', { type: 'success', key: 'excel' });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
