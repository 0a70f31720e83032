import type { MessageKey } from '../../../../i18n/Catalogue';
import { saveFile } from '../../../../framework/export/saveFile';
import type { SentRows } from '../../../../framework/import/useRowRun';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../../domain/enums/watchlists';
import { maskRegisterNumber } from '../../../../domain/mask';
import type { Translate } from '../../../../entity/Field';
import { startWorkbook } from '../../../../workers/workbook';
import type { TriedEntry } from '../api';
import { verdictOf } from './verdict';
import type { ReadWatchRow } from './watchRows';

/**
 * The file of results: every row, what became of it, and why not. Register numbers are masked
 * (docs/domain/calls.md 5.1).
 */
export async function saveImport(
  rows: readonly ReadWatchRow[],
  tried: ReadonlyMap<number, TriedEntry>,
  sent: SentRows,
  translate: Translate,
): Promise<void> {
  const label = (key: MessageKey, width: number) => ({ label: translate(key), width });
  const workbook = startWorkbook(translate('watch.import.title').slice(0, 31), [
    label('sheet.row', 8),
    label('watch.import.columns.listType', 18),
    label('watch.import.columns.name', 32),
    label('watch.import.columns.regnum', 18),
    label('watch.import.columns.reason', 48),
    label('watch.import.columns.fromDate', 12),
    label('sheet.outcome', 20),
    label('sheet.why', 60),
  ]);
  workbook.append(
    rows.map((one) => {
      const { row } = one;
      const { outcome, why } = verdictOf(one, tried, sent, translate);
      return [
        { n: row.row },
        row.listType === 1 || row.listType === 2
          ? translate(labelKeyOf(BlackWhiteListType, row.listType))
          : null,
        row.name,
        row.companyRegnum ?? (row.regnum ? maskRegisterNumber(row.regnum) : null),
        row.reason,
        row.fromDate,
        translate(`sheet.outcomes.${outcome}`),
        why,
      ];
    }),
  );
  saveFile(await workbook.finish(), 'bw-list-import');
}
