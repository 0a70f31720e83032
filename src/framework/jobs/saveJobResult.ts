import type { KeyBelow } from '../../i18n/Catalogue';
import type { Translate } from '../../entity/Field';
import { startWorkbook } from '../../workers/workbook';
import { saveFile } from '../export/saveFile';
import type { Job, JobResultRow } from './api';

/** Hands over the file of results of a piece of long work: each record, what became of it, and why not. */
export async function saveJobResult(
  { kind, label }: Pick<Job, 'kind' | 'label'>,
  rows: readonly JobResultRow[],
  translate: Translate,
): Promise<void> {
  const column = (key: KeyBelow<'shell.jobs.file'>, width: number) => ({
    label: translate(`shell.jobs.file.${key}`),
    width,
  });
  const workbook = startWorkbook(label, [
    column('record', 14),
    column('name', 32),
    column('outcome', 16),
    column('why', 60),
  ]);
  workbook.append(
    rows.map(({ record, name, outcome, why }) => [
      record,
      name,
      translate(`shell.jobs.file.${outcome}`),
      why,
    ]),
  );
  saveFile(await workbook.finish(), kind.toLowerCase());
}
