import { useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useTellError } from '../../../../dataProviders/useTellError';
import { SheetFooter } from '../../../../framework/import/SheetFooter';
import { typedCount } from '../../../../framework/record/actionAnswers';
import { displayError } from '../../../../framework/record/displayError';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog';
import { saveImport } from './saveImport';
import type { useImportRun } from './useImportRun';
import { isSendable, type ReadWatchRow } from './watchRows';

interface Props {
  rows: readonly ReadWatchRow[];
  fileName: string;
  run: ReturnType<typeof useImportRun>;
  onClose: () => void;
}

/** The actions of an import, with its question before the first entry. */
export function ImportFooter({ rows, fileName, run, onClose }: Props) {
  const translate = useTranslate();
  const tellError = useTellError();
  const [asked, setAsked] = useState(false);
  const { sent, tried } = run;
  const valid = rows.filter(isSendable).map(({ row }) => row);
  // What the dry run refused would be refused again.
  const sendable = valid.filter(({ row }) => tried.get(row)?.outcome !== 'REFUSED');
  const label = translate('watch.import.run');
  return (
    <SheetFooter
      rows={sendable}
      run={run}
      tryOut={valid.length > 0 ? () => run.tryOut(valid) : undefined}
      ask={tried.size > 0 && sendable.length > 0 ? () => setAsked(true) : undefined}
      askLabel={label}
      send={(which) => void run.run(which, fileName).catch(tellError)}
      save={tried.size > 0 ? () => void saveImport(rows, tried, sent, translate) : undefined}
      onClose={onClose}
    >
      {asked && (
        <ConfirmDialog
          open
          kind="consequence"
          title={label}
          confirmLabel={label}
          typed={typedCount(sendable.length, translate)}
          tell={(error) => displayError(error, translate)}
          onConfirm={() => run.run(sendable, fileName)}
          onClose={() => setAsked(false)}
        >
          {translate('watch.import.question', { smart_count: sendable.length })}
        </ConfirmDialog>
      )}
    </SheetFooter>
  );
}
