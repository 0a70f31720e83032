import type { KeyBelow } from '../../../i18n/Catalogue';
import type { Translate } from '../../../entity/Field';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { LedgerEntryKind } from '../../../domain/enums/accounting';
import { startWorkbook } from '../../../workers/workbook';
import { amountCell, dayCell } from '../../../workers/cells';
import type { TemporaryAccount } from './api';
import { originOf, turnoverOf, withBalances } from './movements';

const COLUMNS: readonly [key: KeyBelow<'loanLists.temporary'>, width: number][] = [
  ['date', 14],
  ['kind', 28],
  ['of', 24],
  ['in', 18],
  ['out', 18],
  ['after', 18],
  ['journal', 18],
];

/** A temporary account as a workbook: opening balance, its movements, turnover and closing balance. Rejects when the worker fails. */
export function exportMovements(account: TemporaryAccount, translate: Translate): Promise<Blob> {
  const text = (key: KeyBelow<'loanLists.temporary'>) => translate(`loanLists.temporary.${key}`);
  const workbook = startWorkbook(
    `${text('account')} ${account.today}`,
    COLUMNS.map(([key, width]) => ({ label: text(key), width })),
  );
  workbook.append([[null, text('opening'), null, null, null, amountCell(account.opening), null]]);
  workbook.append(
    withBalances(account).map((one) => [
      dayCell(one.date),
      translate(labelKeyOf(LedgerEntryKind, one.kind)),
      originOf(one),
      one.in && amountCell(one.in),
      one.out && amountCell(one.out),
      amountCell(one.balance),
      one.journalId,
    ]),
  );
  const { came, went } = turnoverOf(account);
  workbook.append([
    [
      dayCell(account.today),
      text('closing'),
      null,
      amountCell(came),
      amountCell(went),
      amountCell(account.balance),
      null,
    ],
  ]);
  return workbook.finish();
}
