import { useDataProvider, useNotify } from 'ra-core';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useTellError } from '../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type { Translate } from '../../entity/Field';

/** What an export needs of the console, whatever page is open. */
export interface ExportTools {
  dataProvider: UrtuuDataProvider;
  translate: Translate;
  notify: ReturnType<typeof useNotify>;
  tellError: ReturnType<typeof useTellError>;
}

/** What an export needs of the console. */
export function useExportTools(): ExportTools {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  return useMemo(
    () => ({ dataProvider, translate, notify, tellError }),
    [dataProvider, notify, tellError, translate],
  );
}
