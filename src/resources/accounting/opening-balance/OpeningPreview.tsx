import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatMoney } from '../../../domain/money';
import { openedBalance, type OpeningLine } from '../../../domain/ledger/opening';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { readBalances } from '../account/api';
import type openingBalance from './openingBalance.entity';

/** What each account holds at the end of the year's first day: now, and with its opening balance. */
export function OpeningPreview({ record }: { record: RecordOf<typeof openingBalance> }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const date = `${record.year}-01-01`;
  // It is booked in its own lender's books, whatever the page around it shows.
  const books = record.tenant ?? undefined;
  const read = useQuery({
    queryKey: ['accounting/accounts/gl', 'balances', date, books],
    queryFn: ({ signal }) =>
      dataProvider.call(readBalances, { body: { from: date, to: date, books }, signal }),
    retry: false,
  });
  const lines = (record.lines ?? []) as readonly OpeningLine[];
  return (
    <QueryStatus read={read}>
      {read.data && (
        <DiffTable
          caption={translate('openingBalance.preview')}
          rows={lines.flatMap((line) => {
            const row = read.data.rows.find(({ account }) => account === line.account);
            if (!row) return [];
            return [
              {
                label: `${row.id} ${translate(`ledgerAccounts.${row.account}`)}`,
                before: formatMoney(row.closing),
                after: formatMoney(openedBalance(row.closing, row.natural, line)),
              },
            ];
          })}
        />
      )}
    </QueryStatus>
  );
}
