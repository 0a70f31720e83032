import { useTranslate } from '../../../i18n/useTranslate';
import { Chart } from '../../../ui/Chart/Chart';
import type { TrendFigures } from './api';
import { legalOf, openOf, type Counted, type Scope } from './tiles';
import { useCountedPath } from './useCountedPath';

const SERIES = [
  ['overdue', 'caution'],
  ['risk', 'danger'],
  ['court', 'critical'],
] as const;

type Key = (typeof SERIES)[number][0];

const COUNTED: Readonly<Record<Key, (scope: Scope) => Counted>> = {
  overdue: (scope) => openOf(scope, { overdueDays: { from: 1 } }),
  risk: (scope) => legalOf(scope, 'LOAN_RISK'),
  court: (scope) => legalOf(scope, 'LOAN_COURT'),
};

interface Props {
  trend: readonly TrendFigures[];
  scope: Scope;
}

/** How many loans were past due, with the risk department and in court at the end of each day or month. */
export function TrendChart({ trend, scope }: Props) {
  const translate = useTranslate();
  const pathOf = useCountedPath();
  return (
    <Chart
      across
      data-part="tenant-trend"
      title={translate('tenantReport.trend')}
      kind="line"
      format="count"
      pointName={translate('tenantReport.day')}
      points={trend.map(({ day }) => ({ key: day, label: day.slice(5) }))}
      series={SERIES.map(([key, tone]) => ({
        key,
        label: translate(`tenantReport.${key}`),
        tone,
        figures: trend.map((one) => one[key]),
      }))}
      nothing={{
        title: translate('tenantReport.nothing'),
        text: translate('tenantReport.nothing_help'),
      }}
      linkOf={(day, key) =>
        day && key ? pathOf(COUNTED[key as Key]({ ...scope, to: day })) : undefined
      }
    />
  );
}
