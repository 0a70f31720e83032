import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTellError } from '../../../dataProviders/useTellError';
import { saveFile } from '../../../framework/export/saveFile';
import { Button } from '../../../ui/Button/Button';
import { Actions } from '../../../ui/Page/Page';
import type { TenantFigures } from './api';

/** Takes the figures away, as a workbook or on paper. */
export function FiguresActions({ figures }: { figures: TenantFigures | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const save = async (shown: TenantFigures) => {
    setBusy(true);
    try {
      const { exportFigures } = await import('./exportFigures');
      saveFile(await exportFigures(shown, translate), 'tenant-report');
      notify('toast.exported', { type: 'success' });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Actions>
      <Button disabled={!figures} onClick={() => window.print()}>
        {translate('action.print')}
      </Button>
      <Button disabled={busy || !figures} onClick={() => figures && void save(figures)}>
        {translate('action.export_excel')}
      </Button>
    </Actions>
  );
}
