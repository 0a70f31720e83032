import { useTranslate } from '../../../i18n/useTranslate';
import type { IncomeMonth } from '../../../domain/income/months';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { Columns } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';

/** What was earned month by month. */
export function MonthsCard({ months }: { months: readonly IncomeMonth[] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('income.months')}>
      <Columns as="ol" min={160} gap={8} fill>
        {months.map(({ month, amount }) => (
          <Tile as="li" key={month}>
            <span>{month}</span>
            <strong>{formatMoney(amount)}</strong>
          </Tile>
        ))}
      </Columns>
    </Card>
  );
}
