import { useTranslate } from '../../../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../../../ui/Dialog/Dialog';
import { useMemo } from 'react';
import { MappingFields } from '../../../../framework/import/MappingFields';
import { SheetFileField } from '../../../../framework/import/SheetFileField';
import { useSheetFile } from '../../../../framework/import/useSheetFile';
import { today } from '../../../../domain/clock';
import { missingColumns } from '../../../../domain/imports/columns';
import { ImportFooter } from './ImportFooter';
import { ImportRows } from './ImportRows';
import { useImportRun } from './useImportRun';
import { readWatchRows, WATCH_COLUMNS, type WatchColumn } from './watchRows';
import { Stack } from '../../../../ui/Stack/Stack';

const labelOf = (column: WatchColumn) => `watch.import.columns.${column}` as const;

/**
 * Many entries from a file: file, columns, check of each row, dry run, and the import as a job of the gateway
 * (docs/domain/watchlists.md 1.5). A row that fails loses nothing: it stays in the table and in the file of results,
 * and may be sent again.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const source = useSheetFile(WATCH_COLUMNS);
  const run = useImportRun();
  const { file, mapping } = source;
  const missing = missingColumns(WATCH_COLUMNS, mapping);
  const complete = missing.length === 0;
  const rows = useMemo(
    () => (file && complete ? readWatchRows(file.sheet.slice(1), mapping, today()) : []),
    [complete, file, mapping],
  );
  const begun = run.sent.size > 0 || run.running;
  const close = () => {
    run.leave();
    onClose();
  };
  return (
    <Dialog width={rows.length > 0 ? 'lg' : 'sm'} onClose={file ? undefined : close}>
      <DialogTitle>{translate('watch.import.title')}</DialogTitle>
      <DialogContent>
        <Stack gap={16} inert={begun}>
          <SheetFileField
            columns={WATCH_COLUMNS}
            labelOf={labelOf}
            what="bw-list"
            name={file?.name}
            trouble={source.trouble}
            onChoose={(chosen) => {
              run.forget();
              void source.choose(chosen);
            }}
          />
          {file && (
            <MappingFields
              columns={WATCH_COLUMNS}
              labelOf={labelOf}
              headings={source.headings}
              mapping={mapping}
              problems={complete ? [] : ['sheet.mapping.missing']}
              onChange={(next) => {
                run.forget();
                source.setMapping(next);
              }}
            />
          )}
        </Stack>
        {rows.length > 0 && <ImportRows rows={rows} tried={run.tried} sent={run.sent} />}
      </DialogContent>
      <ImportFooter rows={rows} fileName={file?.name ?? ''} run={run} onClose={close} />
    </Dialog>
  );
}
