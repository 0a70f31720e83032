import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { Card } from '../../../framework/parts/Card';
import { BalanceCurve } from '../../../ui/BalanceCurve/BalanceCurve';
import type accounts from './account.entity';
import { readAccountBalance } from './api';

/** How the balance of an account went over a year. */
export function BalanceTab() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof accounts>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const books = useAskedBooks();
  const id = String(record?.id ?? '');
  const read = useQuery({
    queryKey: ['accounting/accounts/gl', 'balance', id, books],
    queryFn: ({ signal }) =>
      dataProvider.call(readAccountBalance, { params: { id }, query: books, signal }),
    enabled: record !== undefined,
    retry: false,
  });
  return (
    <Card title={translate('accountPage.curve')} read={read}>
      {read.data && (
        <BalanceCurve
          points={read.data.points}
          until={read.data.today}
          describe={({ from, to, first, last, least, most }) =>
            translate('accountPage.curve_text', {
              from,
              to,
              first: formatMoney(first),
              last: formatMoney(last),
              least: formatMoney(least),
              most: formatMoney(most),
            })
          }
        />
      )}
    </Card>
  );
}
