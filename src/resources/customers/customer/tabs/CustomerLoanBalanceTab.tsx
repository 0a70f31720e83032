import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, type Identifier } from 'ra-core';
import { Link } from 'react-router-dom';
import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { QueryResult, ReadFailure } from '../../../../framework/parts/QueryResult';
import { useMay } from '../../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { AssetClassification, LoanProductType, LoanState } from '../../../../domain/enums/loans';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import type { Enumeration } from '../../../../domain/enums/enumeration';
import { sumMoney } from '../../../../domain/money';
import type { RecordOf } from '../../../../entity/entity';
import { accessOf } from '../../../../entity/manifests';
import { recordPath } from '../../../../entity/paths';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import { EnumChip } from '../../../../ui/Chip/EnumChip';
import { Card } from '../../../../framework/parts/Card';
import type customers from '../customer.entity';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Sub } from '../../../../ui/Text/Text';
import { readLoanBalances, type LoanBalanceRow } from '../api';

const AMOUNTS = ['balance', 'interest', 'additionalInterest', 'due'] as const;

/** Reads the open loans of a customer; again after any action: the key begins with the resource. */
function useLoanBalances(id: Identifier | undefined): QueryResult<LoanBalanceRow[]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<LoanBalanceRow[], ReadFailure>({
    queryKey: ['customers', readLoanBalances.path, String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call(readLoanBalances, { query: { customerId: String(id) }, signal }),
    enabled: id !== undefined,
    retry: false,
  });
}

/** What a customer owes: every open loan as the ledger has it, with sums of the exact amounts. */
export function CustomerLoanBalanceTab() {
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const read = useLoanBalances(customer?.id);
  if (!customer) return null;
  return (
    <Card
      title={translate('people.balance.title')}
      flush
      read={read}
      empty={{
        when: read.data?.length === 0,
        title: translate('people.balance.none'),
        text: translate('people.balance.none_text'),
      }}
    >
      <Balances rows={read.data ?? []} />
    </Card>
  );
}

function Balances({ rows }: { rows: readonly LoanBalanceRow[] }) {
  const translate = useTranslate();
  const mayOpen = useMay()(accessOf('loans', 'show'));
  const head = (column: KeyBelow<'people.balance.columns'>) =>
    translate(`people.balance.columns.${column}`);
  const chip = (enumeration: Enumeration, value: string) => (
    <EnumChip of={enumeration} value={value} />
  );
  return (
    <DataTable
      data-part="record-table"
      caption={translate('people.balance.title')}
      columns={[
        {
          key: 'code',
          head: head('code'),
          cell: ({ loanId, code, productType }) => (
            <>
              {mayOpen ? <Link to={recordPath('loans', 'show', loanId) ?? ''}>{code}</Link> : code}
              <Sub>{translate(labelKeyOf(LoanProductType, productType), { _: productType })}</Sub>
            </>
          ),
        },
        { key: 'state', head: head('state'), cell: ({ state }) => chip(LoanState, state) },
        ...AMOUNTS.map((amount) => ({
          key: amount,
          head: head(amount),
          numeric: true,
          cell: (row: LoanBalanceRow) => <MoneyText value={row[amount]} />,
        })),
        {
          key: 'dpd',
          head: head('dpd'),
          numeric: true,
          cellProps: ({ dpd }) => ({ 'data-ink': dpd > 0 ? 'danger' : undefined }),
          cell: ({ dpd }) => dpd,
        },
        {
          key: 'classification',
          head: head('classification'),
          cell: ({ classification }) => chip(AssetClassification, classification),
        },
      ]}
      rows={rows}
      keyOf={({ loanId }) => loanId}
      sums={[
        {
          code: translate('common.total'),
          ...Object.fromEntries(
            AMOUNTS.map((amount) => [
              amount,
              <MoneyText key={amount} value={sumMoney(rows.map((row) => row[amount]))} />,
            ]),
          ),
        },
      ]}
    />
  );
}
