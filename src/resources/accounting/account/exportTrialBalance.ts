import { labelKeyOf } from '../../../domain/enums/readEnum';
import { LedgerAccountKind } from '../../../domain/enums/accounting';
import {
  sumOfFigures,
  TRIAL_FIGURES,
  type TrialClass,
  type TrialFigures,
} from '../../../domain/ledger/trialBalance';
import type { Translate } from '../../../entity/Field';
import { startWorkbook } from '../../../workers/workbook';
import type { WireCell } from '../../../workers/workbookProtocol';
import type { TrialBalanceAnswer, TrialBalanceRow } from './api';
import { amountCell } from '../../../workers/cells';

/** The trial balance as a workbook: its accounts by class with the class's sums, and the sums of all. Rejects when the worker fails. */
export function exportTrialBalance(
  { from, to }: Pick<TrialBalanceAnswer, 'from' | 'to'>,
  classes: readonly TrialClass<TrialBalanceRow>[],
  translate: Translate,
): Promise<Blob> {
  const workbook = startWorkbook(`${translate('accountPage.trial')} ${from} – ${to}`, [
    { label: translate('resources.accounting/accounts/gl.fields.number'), width: 12 },
    { label: translate('resources.accounting/accounts/gl.fields.account'), width: 44 },
    ...TRIAL_FIGURES.map((figure) => ({
      label: translate(`accountPage.trial_columns.${figure}`),
      width: 22,
    })),
  ]);
  const row = (number: string | null, name: string, figures: TrialFigures): WireCell[] => [
    number,
    name,
    ...TRIAL_FIGURES.map((figure) => amountCell(figures[figure])),
  ];
  for (const { kind, sums, accounts } of classes) {
    workbook.append(
      accounts.map(({ id, account, figures }) =>
        row(id, translate(`ledgerAccounts.${account}`), figures),
      ),
    );
    workbook.append([row(null, translate(labelKeyOf(LedgerAccountKind, kind)), sums)]);
  }
  const all = sumOfFigures(classes.map(({ sums }) => sums));
  workbook.append([row(null, translate('common.total'), all)]);
  return workbook.finish();
}
