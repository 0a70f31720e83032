import type { MessageKey } from '../../../i18n/Catalogue';
import { toMoney } from '../../../domain/money';
import type { ReadRow } from '../../../domain/batchPayment/batchRows';
import type { Translate } from '../../../entity/Field';
import { saveFile } from '../../../framework/export/saveFile';
import { startWorkbook } from '../../../workers/workbook';
import type { SentRows } from '../../../framework/import/useRowRun';
import type { BookedRows } from './useBatchRun';

/** The file of results: every row as it was given, what became of it, and why not. */
export async function saveResult(
  rows: readonly ReadRow[],
  { sent, booked }: { sent: SentRows; booked: BookedRows },
  translate: Translate,
): Promise<void> {
  const label = (key: MessageKey, width: number) => ({ label: translate(key), width });
  const workbook = startWorkbook(translate('batch.title'), [
    label('sheet.row', 8),
    label('batch.columns.loanCode', 20),
    label('batch.columns.accountNumber', 20),
    label('batch.columns.regnum', 16),
    label('batch.columns.date', 12),
    label('batch.columns.amount', 16),
    label('sheet.outcome', 20),
    label('sheet.why', 60),
  ]);
  workbook.append(
    rows.map(({ row, given, problems }) => {
      const one = sent.get(row.row);
      const failure = one?.outcome === 'DONE' ? undefined : one;
      const result = booked.get(row.row);
      const wrong = problems.some(({ isWarning }) => !isWarning);
      const outcome = wrong
        ? 'WRONG'
        : failure
          ? failure.outcome === 'UNKNOWN'
            ? 'UNKNOWN'
            : 'REFUSED'
          : (result?.outcome ?? 'NOT_SENT');
      const why = [
        ...problems.map(({ message }) => translate(message)),
        failure?.why ?? result?.message ?? '',
      ].filter(Boolean);
      return [
        { n: row.row },
        row.loanCode,
        row.accountNumber,
        given.regnum ?? null,
        row.date,
        toMoney(row.amount) === null ? row.amount : { n: Number(row.amount), z: '#,##0.00' },
        translate(`batch.outcomes.${outcome}`),
        why.join(' '),
      ];
    }),
  );
  saveFile(await workbook.finish(), 'loans-batch-payment');
}
