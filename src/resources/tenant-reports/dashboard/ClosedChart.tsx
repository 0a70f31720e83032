import { useTranslate } from '../../../i18n/useTranslate';
import { toneOf } from '../../../domain/enums/readEnum';
import { TenantReportClosing } from '../../../domain/enums/tenant-reports';
import { bucketsOf, isWithin } from '../../../domain/period';
import { Chart } from '../../../ui/Chart/Chart';
import type { ClosedFigures } from './api';
import { closedOf, closing, type Scope } from './tiles';
import { useCountedPath } from './useCountedPath';

interface Props {
  closed: readonly ClosedFigures[];
  scope: Scope;
}

/** Loans that ended within the period, each day or month, by how. */
export function ClosedChart({ closed, scope }: Props) {
  const translate = useTranslate();
  const pathOf = useCountedPath();
  const buckets = bucketsOf(scope);
  const isByDay = buckets.every(({ from, to }) => from === to);
  const bucketOf = (key: string | undefined) => buckets.find(({ from }) => from === key) ?? scope;
  return (
    <Chart
      data-part="tenant-closed"
      title={translate(isByDay ? 'tenantReport.closed_by_day' : 'tenantReport.closed_by_month')}
      kind="stacked"
      format="count"
      pointName={translate(isByDay ? 'tenantReport.day' : 'tenantReport.month')}
      points={buckets.map(({ from }) => ({
        key: from,
        label: isByDay ? from.slice(5) : from.slice(0, 7),
      }))}
      series={TenantReportClosing.values.map((way) => ({
        key: way,
        label: translate(`enums.TenantReportClosing.${way}`),
        tone: toneOf(TenantReportClosing, way),
        figures: buckets.map((bucket) =>
          closed
            .filter((one) => one.closing === way && isWithin(one.day, bucket))
            .reduce((sum, { loans }) => sum + loans, 0),
        ),
      }))}
      nothing={{
        title: translate('tenantReport.nothing'),
        text: translate('tenantReport.nothing_help'),
      }}
      linkOf={(point, way) =>
        pathOf(
          closedOf(
            { ...scope, ...bucketOf(point) },
            way ? closing(way as TenantReportClosing) : {},
          ),
        )
      }
    />
  );
}
