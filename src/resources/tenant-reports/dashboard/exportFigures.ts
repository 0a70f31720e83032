import type { KeyBelow } from '../../../i18n/Catalogue';
import type { AssetClassification } from '../../../domain/enums/loans';
import { TenantReportCounter } from '../../../domain/enums/tenant-reports';
import type { Translate } from '../../../entity/Field';
import { startWorkbook } from '../../../workers/workbook';
import type { WireCell } from '../../../workers/workbookProtocol';
import type { TenantFigures } from './api';

const count = (n: number): WireCell => ({ n, z: '0' });
const money = (value: string): WireCell => ({ n: Number(value), z: '#,##0.00' });

const TREND = ['overdue', 'risk', 'court'] as const;

/** Everything that the dashboard shows as a workbook: one figure in a row. Rejects when the worker fails. */
export function exportFigures(
  { counters, classes, closed, trend, moves }: TenantFigures,
  translate: Translate,
): Promise<Blob> {
  const text = (key: KeyBelow<'tenantReport'>) => translate(`tenantReport.${key}`);
  const classOf = (value: AssetClassification | null, otherwise: KeyBelow<'tenantReport'>) =>
    value ? translate(`enums.AssetClassification.${value}`) : text(otherwise);
  const workbook = startWorkbook(text('sheet'), [
    { label: text('part'), width: 34 },
    { label: text('figure'), width: 44 },
    { label: text('value'), width: 18 },
    { label: text('value_before'), width: 14 },
  ]);
  workbook.append(
    TenantReportCounter.values.map((counter) => [
      translate('menu.tenant_report.dashboard'),
      translate(`enums.TenantReportCounter.${counter}`),
      count(counters[counter].now),
      count(counters[counter].before),
    ]),
  );
  workbook.append(
    classes.flatMap(({ classification, loans, balance }) => {
      const name = translate(`enums.AssetClassification.${classification}`);
      return [
        [text('classes'), `${name}: ${text('loans')}`, count(loans), null],
        [text('classes'), `${name}: ${text('balance')}`, money(balance), null],
      ];
    }),
  );
  workbook.append(
    closed.map(({ day, closing, loans }) => [
      text('closed'),
      `${day} ${translate(`enums.TenantReportClosing.${closing}`)}`,
      count(loans),
      null,
    ]),
  );
  workbook.append(
    trend.flatMap(({ day, ...figures }) =>
      TREND.map((key) => [text('trend'), `${day} ${text(key)}`, count(figures[key]), null]),
    ),
  );
  workbook.append(
    moves.map(({ from, to, loans }) => [
      text('moves'),
      `${classOf(from, 'new')} → ${classOf(to, 'gone')}`,
      count(loans),
      null,
    ]),
  );
  return workbook.finish();
}
