import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import type { MerchantSums } from '../../../domain/merchants/history';
import { Card } from '../../../framework/parts/Card';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { readMerchantTotals, type MerchantScope } from './api';

const AMOUNTS = ['sales', 'cashedOut', 'toWallet', 'other', 'commission'] as const;
const SOURCES = ['days', 'moves'] as const;

const isSame = (one: MerchantSums, other: MerchantSums): boolean =>
  one.salesCount === other.salesCount && AMOUNTS.every((name) => one[name] === other[name]);

/** What the lists are narrowed to by merchant and day; other filters are not looked at by the sums. */
function scopeOf(values: Readonly<Record<string, unknown>>): MerchantScope {
  const { merchantId, date } = values;
  const { from, to } = (date ?? {}) as { from?: string; to?: string };
  return {
    ...(merchantId ? { merchantId: String(merchantId) } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/**
 * Above both histories: the sums by day, by movement, and what the ledger has, which must be the same
 * (docs/domain/organisation.md 2.2).
 */
export function MerchantTotals() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const scope = scopeOf(useListContext().filterValues as Record<string, unknown>);
  const read = useQuery({
    queryKey: ['merchant-history', 'totals', scope],
    queryFn: ({ signal }) => dataProvider.call(readMerchantTotals, { query: { ...scope }, signal }),
    retry: false,
  });
  const text = (key: KeyBelow<'merchants.history'>) => translate(`merchants.history.${key}`);
  const { data } = read;
  const rows = data ? SOURCES.map((source) => ({ source, ...data[source] })) : [];
  const agrees = data && isSame(data.days, data.moves) && data.closing === data.ledger;
  return (
    <Card
      title={text('totals')}
      flush
      read={read}
      aside={
        data && (
          <Chip tone={agrees ? 'success' : 'danger'}>{text(agrees ? 'agrees' : 'differs')}</Chip>
        )
      }
    >
      <DataTable
        caption={text('totals')}
        data-part="merchant-totals"
        rows={rows}
        keyOf={({ source }) => source}
        columns={[
          { key: 'source', head: text('source'), isName: true, cell: (row) => text(row.source) },
          {
            key: 'salesCount',
            head: translate('resources.merchant-history.fields.salesCount'),
            numeric: true,
            cell: ({ salesCount }) => formatCount(salesCount),
          },
          ...AMOUNTS.map((name) => ({
            key: name,
            head: heading(translate(`resources.merchant-history.fields.${name}`)),
            numeric: true,
            cell: (row: MerchantSums) => <MoneyText value={row[name]} />,
          })),
          {
            key: 'closing',
            head: heading(text('left')),
            numeric: true,
            cell: ({ source }) => (
              <MoneyText value={source === 'days' ? data?.closing : data?.ledger} />
            ),
          },
        ]}
      />
    </Card>
  );
}
