import type { KeyBelow } from '../../../i18n/Catalogue';
import type { Translate } from '../../../entity/Field';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { LedgerEntryKind } from '../../../domain/enums/accounting';
import { startWorkbook } from '../../../workers/workbook';
import type { WireCell } from '../../../workers/workbookProtocol';
import type { AccountStatement } from './api';
import { amountCell, dayCell } from '../../../workers/cells';

const COLUMNS: readonly [key: KeyBelow<'accountPage.columns'>, width: number][] = [
  ['date', 14],
  ['valueDate', 14],
  ['kind', 28],
  ['counter', 48],
  ['debit', 18],
  ['credit', 18],
  ['balance', 18],
  ['journal', 18],
];

/** A statement as a workbook: opening balance, its lines, turnover and closing balance. Rejects when the worker fails. */
export function exportStatement(
  { account, from, to, opening, debit, credit, closing, lines }: AccountStatement,
  translate: Translate,
): Promise<Blob> {
  const workbook = startWorkbook(
    `${account} ${from} – ${to}`,
    COLUMNS.map(([key, width]) => ({ label: translate(`accountPage.columns.${key}`), width })),
  );
  const edge = (day: string, label: string, ...amounts: WireCell[]): WireCell[] => [
    dayCell(day),
    null,
    label,
    null,
    ...amounts,
    null,
  ];
  workbook.append([edge(from, translate('accountPage.opening'), null, null, amountCell(opening))]);
  workbook.append(
    lines.map((line) => [
      dayCell(line.date),
      dayCell(line.valueDate),
      translate(labelKeyOf(LedgerEntryKind, line.kind)),
      line.counter
        .map(({ number, account: name }) => `${number} ${translate(`ledgerAccounts.${name}`)}`)
        .join('; '),
      line.debit && amountCell(line.debit),
      line.credit && amountCell(line.credit),
      amountCell(line.balance),
      line.journalId,
    ]),
  );
  workbook.append([
    edge(
      to,
      translate('accountPage.closing'),
      amountCell(debit),
      amountCell(credit),
      amountCell(closing),
    ),
  ]);
  return workbook.finish();
}
