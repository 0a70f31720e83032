import { useTranslate } from 'ra-core';
import type { IncomeMonth } from '../../../domain/income/months';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import incomeStyles from './income.module.css';
import textStyles from '../../../ui/Text/Text.module.css';

/** What was earned month by month. */
export function MonthsCard({ months }: { months: readonly IncomeMonth[] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('income.months')}>
      <ol className={incomeStyles.months}>
        {months.map(({ month, amount }) => (
          <li key={month} className={incomeStyles.month}>
            <span>{month}</span>
            <b className={textStyles.num}>{formatMoney(amount)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
