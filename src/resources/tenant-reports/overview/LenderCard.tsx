import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTenants } from '../../../dataProviders/useTenants';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatMoney, formatPercent, sumMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { useMay } from '../../../framework/useMay';
import { readLenderFigures, type LenderFigures } from '../dashboard/api';
import { shareOf } from '../dashboard/change';
import { CountedFigure } from '../dashboard/CountedFigure';
import { SEE_DASHBOARD } from '../dashboard/rights';
import { closedOf, COUNTED, openOf, type Counted, type Scope } from '../dashboard/tiles';

/** Every lender that the person sees beside the others, with their sums; each figure leads to what it counts. */
export function LenderCard({ scope }: { scope: Scope }) {
  const translate = useTranslate();
  const may = useMay();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data: tenants = [] } = useTenants();
  const read = useQuery({
    queryKey: ['tenant-report', 'lenders', scope],
    queryFn: ({ signal }) => dataProvider.call(readLenderFigures, { query: scope, signal }),
    retry: false,
  }) as QueryResult<LenderFigures[]>;
  const rows = read.data ?? [];
  const nameOf = (alias: string) => tenants.find((one) => one.alias === alias)?.name ?? alias;
  const dashboardOf = (tenant: string) =>
    `/tenant-report/dashboard?${new URLSearchParams({ from: scope.from, to: scope.to, tenant })}`;
  const counts: readonly Count[] = [
    {
      key: 'loans',
      head: translate('tenantReports.open'),
      of: ({ loans }) => loans,
      counted: openOf,
    },
    {
      key: 'overdue',
      head: translate('tenantReport.overdue'),
      of: ({ overdue }) => overdue,
      counted: (of) => openOf(of, { overdueDays: { from: 1 } }),
    },
    {
      key: 'risk',
      head: translate('tenantReport.risk'),
      of: ({ byState }) => byState.LOAN_RISK,
      counted: COUNTED.LEGAL_DEBT_LOANS,
    },
    {
      key: 'court',
      head: translate('tenantReport.court'),
      of: ({ byState }) => byState.LOAN_COURT,
      counted: COUNTED.COURT_LOANS,
    },
    {
      key: 'notices',
      head: translate('tenantReports.notices'),
      of: ({ notices }) => notices,
      counted: COUNTED.NOTICE_COUNT,
    },
    {
      key: 'closed',
      head: translate('tenantReports.closed'),
      of: ({ closed }) => closed,
      counted: closedOf,
    },
  ];
  const counted = ({ key, head, of, counted: listOf }: Count): Column<LenderFigures> => ({
    key,
    head,
    numeric: true,
    cell: (row) => (
      <CountedFigure counted={listOf({ ...scope, tenant: row.tenant })} count={of(row)} />
    ),
  });
  const [open, overdue, ...others] = counts.map(counted);
  const columns: Column<LenderFigures>[] = [
    {
      key: 'lender',
      head: translate('tenantReport.lender'),
      isName: true,
      cell: ({ tenant }) =>
        may(SEE_DASHBOARD) ? (
          <Link to={dashboardOf(tenant)}>{nameOf(tenant)}</Link>
        ) : (
          nameOf(tenant)
        ),
    },
    open,
    {
      key: 'balance',
      head: translate('tenantReport.balance'),
      numeric: true,
      cell: ({ tenant, balance }) => (
        <CountedFigure counted={openOf({ ...scope, tenant })}>{formatMoney(balance)}</CountedFigure>
      ),
    },
    overdue,
    {
      key: 'share',
      head: translate('tenantReports.overdue_share'),
      numeric: true,
      cell: ({ overdue: late, loans }) => formatPercent(shareOf(late, loans).toFixed(1), 1),
    },
    {
      key: 'overdueBalance',
      head: translate('tenantReports.overdue_balance'),
      numeric: true,
      cell: ({ tenant, overdueBalance }) => (
        <CountedFigure counted={openOf({ ...scope, tenant }, { overdueDays: { from: 1 } })}>
          {formatMoney(overdueBalance)}
        </CountedFigure>
      ),
    },
    ...others,
  ];
  const whole = (of: (row: LenderFigures) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const sums = {
    lender: translate('tenantReports.all'),
    balance: (
      <CountedFigure counted={openOf(scope)}>
        {formatMoney(sumMoney(rows.map(({ balance }) => balance)))}
      </CountedFigure>
    ),
    overdueBalance: (
      <CountedFigure counted={openOf(scope, { overdueDays: { from: 1 } })}>
        {formatMoney(sumMoney(rows.map((row) => row.overdueBalance)))}
      </CountedFigure>
    ),
    share: formatPercent(
      shareOf(
        whole((row) => row.overdue),
        whole(({ loans }) => loans),
      ).toFixed(1),
      1,
    ),
    ...Object.fromEntries(
      counts.map(({ key, of, counted: listOf }) => [
        key,
        <CountedFigure key={key} counted={listOf(scope)} count={whole(of)} />,
      ]),
    ),
  };
  return (
    <Card
      across
      title={translate('tenantReports.lenders')}
      flush
      read={read}
      data-part="tenant-lenders"
    >
      <DataTable
        caption={translate('tenantReports.lenders')}
        rows={rows}
        keyOf={({ tenant }) => tenant}
        columns={columns}
        sums={rows.length > 1 ? [sums] : undefined}
      />
    </Card>
  );
}

interface Count {
  key: string;
  head: string;
  of: (row: LenderFigures) => number;
  counted: (scope: Scope) => Counted;
}
