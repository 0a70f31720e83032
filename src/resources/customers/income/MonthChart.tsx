import { useTranslate } from '../../../i18n/useTranslate';
import { Chart } from '../../../ui/Chart/Chart';
import type { IncomeStatusAnswer } from './api';
import { monthSeries } from './monthSeries';

/** The months of a customer's income as bars, accepted ones apart, with their mean. Nothing where there is no income. */
export function MonthChart({ standing }: { standing: IncomeStatusAnswer }) {
  const translate = useTranslate();
  const { months, confirmed, waiting, mean } = monthSeries(standing.months);
  if (months.length === 0) return null;
  return (
    <Chart
      data-part="income-months"
      title={translate('income.chart')}
      kind="stacked"
      format="money"
      pointName={translate('income.chart_month')}
      points={months.map((month) => ({ key: month, label: month }))}
      series={[
        {
          key: 'confirmed',
          label: translate('income.month_confirmed'),
          tone: 'success',
          figures: confirmed,
        },
        {
          key: 'waiting',
          label: translate('income.month_waiting'),
          tone: 'pending',
          figures: waiting,
        },
      ]}
      level={mean === null ? undefined : { figure: mean, label: translate('income.chart_mean') }}
      nothing={{ title: translate('income.no_income'), text: '' }}
    />
  );
}
