import { useDataProvider } from 'ra-core';
import { use } from 'react';
import { FormProvider } from 'react-hook-form';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatDateTime } from '../../../domain/dates';
import { minus } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { namedVerdict } from '../../../domain/reconcile/namedDifference';
import { recordPath } from '../../../entity/paths';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { Panel } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Row } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, Note, Problem } from '../../../ui/Text/Text';
import { DayField } from '../account/DayField';
import { useDayFigures } from '../account/useDayFigures';
import {
  runReconciliation,
  type LedgerCheck,
  type LedgerDifference,
  type Reconciliation,
} from './api';

/** Compares the ledger with what it is made from, of a day: each difference with its journals and who can mend it. */
export function Page() {
  use(loadEntity('accounting/accounts/gl'));
  use(loadEntity('ebarimt'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { form, isRight, read } = useDayFigures(
    ['accounting/accounts/gl', 'reconciliation'],
    (body, signal) => dataProvider.call(runReconciliation, { body, signal }),
  );
  const { data, isFetching, refetch } = read;
  return (
    <PageStack>
      <PageTitle>{translate('menu.accounting.balance_reconciliation')}</PageTitle>
      <Panel>
        <Row gap={12}>
          <FormProvider {...form}>
            <DayField source="day" label="ledgerChecks.day" />
          </FormProvider>
          <Button onClick={() => void refetch()} disabled={isFetching || !isRight}>
            {translate('ledgerChecks.run')}
          </Button>
          {data && (
            <Muted role="status">
              {translate('ledgerChecks.run_at', { at: formatDateTime(data.runAt).text })}
            </Muted>
          )}
        </Row>
        {!isRight && <Problem role="alert">{translate('ledgerChecks.choose')}</Problem>}
        <Note>{translate('ledgerChecks.note')}</Note>
      </Panel>
      {isRight && <QueryStatus read={read}>{data && <Checks reconciliation={data} />}</QueryStatus>}
    </PageStack>
  );
}

const VERDICTS = {
  equal: ['= ', 'success'],
  explained: ['≈ ', 'caution'],
  unequal: ['≠ ', 'danger'],
} as const;

function Checks({ reconciliation: { checks } }: { reconciliation: Reconciliation }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'ledgerChecks'>) => translate(`ledgerChecks.${key}`);
  const unequal = checks.filter((check) => namedVerdict(check) === 'unequal');
  return (
    <>
      <Notice tone={unequal.length === 0 ? 'success' : 'danger'} role="status" sign>
        {unequal.length === 0
          ? translate('ledgerChecks.equal', { count: checks.length })
          : translate('ledgerChecks.unequal', { count: unequal.length })}
      </Notice>
      <Card title={translate('term.reconciliation')} flush>
        <DataTable
          caption={translate('menu.accounting.balance_reconciliation')}
          wrap
          columns={[
            {
              key: 'check',
              head: text('columns.check'),
              isName: true,
              long: true,
              cell: ({ key, named = [] }) => (
                <>
                  {text(`names.${key}`)} <Muted as="small">{text(`sides.${key}`)}</Muted>
                  {named.map(({ cause, amount }) => (
                    <Note as="span" key={cause}>
                      {' '}
                      {translate(`eReceipts.day.cause.${cause}`)}: {formatMoney(amount)}
                    </Note>
                  ))}
                </>
              ),
            },
            { key: 'asOf', head: text('columns.asOf'), cell: ({ asOf }) => text(`as_of.${asOf}`) },
            {
              key: 'left',
              head: heading(text('columns.left')),
              numeric: true,
              cell: ({ left }) => <MoneyText value={left} />,
            },
            {
              key: 'right',
              head: heading(text('columns.right')),
              numeric: true,
              cell: ({ right }) => <MoneyText value={right} />,
            },
            {
              key: 'verdict',
              head: `${text('columns.verdict')}, ${text('columns.mends').toLowerCase()}`,
              decides: true,
              long: true,
              cell: (check) => {
                const verdict = namedVerdict(check);
                const [sign, tone] = VERDICTS[verdict];
                return (
                  <>
                    <Chip tone={tone}>
                      <span aria-hidden="true">{sign}</span>
                      {translate(`checks.${verdict}`)}
                    </Chip>
                    <Note as="div">{text(`mends.${check.key}`)}</Note>
                  </>
                );
              },
            },
          ]}
          rows={checks}
          keyOf={({ key }) => key}
          stateOf={(check) => (namedVerdict(check) === 'unequal' ? 'differs' : undefined)}
        />
      </Card>
      {unequal.map((check) => (
        <Differences key={check.key} check={check} />
      ))}
    </>
  );
}

function Differences({ check: { key, differences } }: { check: LedgerCheck }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (column: KeyBelow<'ledgerChecks.columns'>) =>
    translate(`ledgerChecks.columns.${column}`);
  const title = translate('ledgerChecks.lines', { name: translate(`ledgerChecks.names.${key}`) });
  const amount = (column: 'left' | 'right') => ({
    key: column,
    head: heading(text(column)),
    numeric: true,
    cell: ({ [column]: value }: LedgerDifference) => <MoneyText value={value} />,
  });
  return (
    <Card title={title} flush>
      <DataTable
        caption={title}
        columns={[
          {
            key: 'record',
            head: text('record'),
            isName: true,
            cell: ({ resource, id, label }) => (
              <Link to={recordPath(resource, 'show', id) ?? ''}>{label}</Link>
            ),
          },
          amount('left'),
          amount('right'),
          {
            key: 'difference',
            decides: true,
            head: heading(text('difference')),
            numeric: true,
            cell: ({ left, right }) => <MoneyText value={minus(left, right)} />,
          },
          {
            key: 'journals',
            head: text('journals'),
            cell: ({ journals }) => (
              <Row gap={6}>
                {journals.map((id) => (
                  <Link key={id} to={recordPath('accounting/gl-transactions', 'show', id) ?? ''}>
                    {id}
                  </Link>
                ))}
              </Row>
            ),
          },
        ]}
        rows={differences}
        keyOf={({ resource, id }) => `${resource} ${id}`}
      />
    </Card>
  );
}
