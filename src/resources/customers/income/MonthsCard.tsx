import { useTranslate } from 'ra-core';
import type { IncomeMonth } from '../../../domain/income/months';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../crud/parts/Card';
import './income.css';

/** What was earned month by month. */
export function MonthsCard({ months }: { months: readonly IncomeMonth[] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('income.months')}>
      <ol className="income-months">
        {months.map(({ month, amount }) => (
          <li key={month} className="income-month">
            <span>{month}</span>
            <b className="u-num">{formatMoney(amount)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
