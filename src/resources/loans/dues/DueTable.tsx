import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { total } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import type { DueDay } from './api';
import { duePath } from './duePath';

/** The days of a month on which something is due, with their sums. */
export function DueTable({ days }: { days: readonly DueDay[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <DataTable
      tall
      caption={translate('menu.loans.dues')}
      rows={days}
      keyOf={({ date }) => date}
      columns={[
        { key: 'date', head: translate('dues.day'), isName: true, cell: ({ date }) => date },
        {
          key: 'count',
          head: translate('dues.loans'),
          numeric: true,
          cell: ({ date, count }) => <Link to={duePath(date)}>{formatCount(count)}</Link>,
        },
        {
          key: 'amount',
          head: heading(translate('dues.amount')),
          numeric: true,
          cell: ({ amount }) => formatMoney(amount),
        },
      ]}
      sums={[
        {
          date: translate('common.total'),
          count: formatCount(days.reduce((sum, { count }) => sum + count, 0)),
          amount: formatMoney(total(days.map(({ amount }) => amount))),
        },
      ]}
    />
  );
}
