import { useDataProvider } from 'ra-core';
import { use, useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { LedgerAccountKind } from '../../../domain/enums/accounting';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import {
  isInBalance,
  sumOfFigures,
  TRIAL_FIGURES,
  trialBalanceOf,
  type TrialClass,
  type TrialFigures,
} from '../../../domain/ledger/trialBalance';
import { compareMoney } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { useBooksPath } from '../../../framework/books/useBooks';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { CardBody } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Note } from '../../../ui/Text/Text';
import { SheetActions } from '../../../framework/export/SheetActions';
import { readBalances, type TrialBalanceRow } from './api';
import { PeriodFields } from './DayField';
import styles from './TrialBalancePage.module.css';
import { useBookPeriod } from './useBookPeriod';

/** The trial balance of a period by class and account: what was, what moved, what is, on its side (docs/domain/money.md 4.7). */
export function Page() {
  use(loadEntity('accounting/accounts/gl'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { form, isRight, read } = useBookPeriod(
    ['accounting/accounts/gl', 'balances'],
    (body, signal) => dataProvider.call(readBalances, { body, signal }),
  );
  const { data } = read;
  const classes = useMemo(() => trialBalanceOf(data?.rows ?? []), [data]);
  const title = translate('accountPage.trial');
  return (
    <PageStack className={styles.page} data-part="trial-balance">
      <PageHead>
        <PageTitle>{title}</PageTitle>
        <SheetActions
          name={title}
          make={
            data &&
            (async () => {
              const { exportTrialBalance } = await import('./exportTrialBalance');
              return exportTrialBalance(data, classes, translate);
            })
          }
        />
      </PageHead>
      <Card
        title={data ? `${data.from} – ${data.to}` : title}
        flush
        aside={data && <Balanced sums={sumOfFigures(classes.map(({ sums }) => sums))} />}
      >
        <CardBody>
          <PeriodFields form={form} />
          <Note>{translate('accountPage.trial_note')}</Note>
        </CardBody>
        {isRight && <QueryStatus read={read}>{data && <Accounts classes={classes} />}</QueryStatus>}
      </Card>
    </PageStack>
  );
}

function Balanced({ sums }: { sums: TrialFigures }) {
  const translate = useTranslate();
  const isEqual = isInBalance(sums);
  return (
    <Chip tone={isEqual ? 'success' : 'danger'}>
      {translate(isEqual ? 'accountPage.trial_equal' : 'accountPage.trial_unequal')}
    </Chip>
  );
}

/** An account, or the sums of its class. */
interface Line {
  key: string;
  kind?: LedgerAccountKind;
  account?: TrialBalanceRow;
  figures: TrialFigures;
}

function Accounts({ classes }: { classes: readonly TrialClass<TrialBalanceRow>[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const booksPath = useBooksPath();
  const lines = classes.flatMap(({ kind, sums, accounts }): Line[] => [
    { key: kind, kind, figures: sums },
    ...accounts.map((account) => ({ key: account.id, account, figures: account.figures })),
  ]);
  const sums = sumOfFigures(classes.map((one) => one.sums));
  const columns: Column<Line>[] = [
    {
      key: 'number',
      head: translate('resources.accounting/accounts/gl.fields.number'),
      cell: ({ account }) =>
        account && (
          <Link to={booksPath(recordPath('accounting/accounts/gl', 'show', account.id))}>
            {account.id}
          </Link>
        ),
    },
    {
      key: 'account',
      head: translate('resources.accounting/accounts/gl.fields.account'),
      isName: true,
      long: true,
      cell: ({ kind, account }) =>
        kind
          ? translate(labelKeyOf(LedgerAccountKind, kind))
          : account && translate(`ledgerAccounts.${account.account}`),
    },
    ...TRIAL_FIGURES.map((figure): Column<Line> => ({
      key: figure,
      head: heading(translate(`accountPage.trial_columns.${figure}`)),
      numeric: true,
      long: 'head',
      decides: figure === 'closingCredit',
      // Both sides of the closing are in sight however narrow the window is: the other one by the page's styles.
      // Where nothing stands on a side, the side is left empty: the figures that are there are seen at once.
      cell: ({ figures }) =>
        compareMoney(figures[figure], '0') !== 0 && <MoneyText value={figures[figure]} />,
    })),
  ];
  return (
    <DataTable
      caption={translate('accountPage.trial')}
      columns={columns}
      rows={lines}
      keyOf={({ key }) => key}
      stateOf={({ kind }) => (kind ? 'edge' : undefined)}
      sums={[
        {
          number: translate('common.total'),
          ...Object.fromEntries(
            TRIAL_FIGURES.map((figure) => [
              figure,
              <MoneyText key={figure} value={sums[figure]} />,
            ]),
          ),
        },
      ]}
    />
  );
}
