import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate, type Identifier } from 'ra-core';
import { Link } from 'react-router-dom';
import type { QueryResult, ReadFailure } from '../../../../framework/parts/QueryResult';
import { useMay } from '../../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { AssetClassification, LoanProductType, LoanState } from '../../../../domain/enums/loans';
import { labelKeyOf, toneOf } from '../../../../domain/enums/readEnum';
import type { Enumeration } from '../../../../domain/enums/enumeration';
import { sumMoney } from '../../../../domain/money';
import type { RecordOf } from '../../../../entity/entity';
import { accessOf } from '../../../../entity/manifests';
import { recordPath } from '../../../../entity/paths';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import { Chip } from '../../../../ui/Chip/Chip';
import { Card } from '../../../../framework/parts/Card';
import type customers from '../customer.entity';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden, Sub } from '../../../../ui/Text/Text';
import { cx } from '../../../../ui/cx';
import textStyles from '../../../../ui/Text/Text.module.css';
import { readLoanBalances, type LoanBalanceRow } from '../api';

const AMOUNTS = ['balance', 'interest', 'additionalInterest', 'due'] as const;
const HEADS = ['code', 'state', ...AMOUNTS, 'dpd', 'classification'] as const;
const NUMERIC: ReadonlySet<string> = new Set([...AMOUNTS, 'dpd']);

/** Reads the open loans of a customer; again after any act: the key begins with the resource. */
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
  const chip = (enumeration: Enumeration, value: string) => (
    <Chip tone={toneOf(enumeration, value)}>
      {translate(labelKeyOf(enumeration, value), { _: value })}
    </Chip>
  );
  return (
    <TableFrame data-part="record-table" label={translate('people.balance.title')}>
      <Table>
        <Hidden as="caption">{translate('people.balance.title')}</Hidden>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={NUMERIC.has(head) ? textStyles.num : undefined}>
                {translate(`people.balance.columns.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.loanId}>
              <td>
                {mayOpen ? (
                  <Link to={recordPath('loans', 'show', row.loanId) ?? ''}>{row.code}</Link>
                ) : (
                  row.code
                )}
                <Sub>
                  {translate(labelKeyOf(LoanProductType, row.productType), { _: row.productType })}
                </Sub>
              </td>
              <td>{chip(LoanState, row.state)}</td>
              {AMOUNTS.map((amount) => (
                <td key={amount} className={textStyles.num}>
                  <MoneyText value={row[amount]} />
                </td>
              ))}
              <td
                className={row.dpd > 0 ? cx(textStyles.num, textStyles.negative) : textStyles.num}
              >
                {row.dpd}
              </td>
              <td>{chip(AssetClassification, row.classification)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {translate('common.total')}
            </th>
            {AMOUNTS.map((amount) => (
              <td key={amount} className={textStyles.num}>
                <MoneyText value={sumMoney(rows.map((row) => row[amount]))} />
              </td>
            ))}
            <td colSpan={2} />
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}
