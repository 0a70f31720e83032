import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form';
import { object } from 'yup';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { isDay } from '../../../domain/dateParts';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { schemaOf } from '../../../entity/validate';
import { rangeProblem } from '../../../fields/date/dateRange';
import { resolverOf } from '../../../framework/form/useSchemaForm';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { EntryKind } from '../../loans/loan/parts/EntryKind';
import { CardBody } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Columns } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, NoWrap } from '../../../ui/Text/Text';
import type accounts from './account.entity';
import { readStatement, type AccountStatement, type StatementLine } from './api';
import { bookDay, DayField } from './DayField';

/** Days of a statement when it opens, the last one included. */
const DAYS = 90;

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) && value <= today() ? value : undefined;

/** What is wrong with two days that are right by themselves (docs/domain/input.md 4.2). */
const periodProblem = (from: unknown, to: unknown) =>
  rangeProblem({ from: dayOf(from), to: dayOf(to) }, {}, today());

/** The days of a period; what is wrong with both together is said beside the last one. */
const resolver = resolverOf(
  object({
    from: schemaOf(bookDay),
    to: schemaOf(bookDay).test({
      name: 'period',
      test(to, { parent, createError }) {
        const problem = periodProblem((parent as FieldValues).from, to);
        return problem ? createError({ message: problem }) : true;
      },
    }),
  }),
);

/** The statement of one account: its lines of a period, with the balance after each. */
export function StatementTab() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof accounts>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const form = useForm<FieldValues>({
    defaultValues: { from: addDays(today(), 1 - DAYS), to: today() },
    resolver,
  });
  const asked = useWatch({ control: form.control });
  const from = dayOf(asked.from);
  const to = dayOf(asked.to);
  const period = from && to && !periodProblem(from, to) ? { from, to } : undefined;
  // Nothing is pressed here, and either day can make the other one wrong: both are judged whenever one is typed.
  const { trigger } = form;
  useEffect(() => void trigger(), [trigger, asked.from, asked.to]);
  const account = String(record?.id ?? '');
  const read = useQuery({
    queryKey: ['accounting/accounts/gl', 'statement', account, period],
    queryFn: ({ signal }) =>
      dataProvider.call(readStatement, {
        body: { account, ...(period ?? { from: today(), to: today() }) },
        signal,
      }),
    enabled: record !== undefined && period !== undefined,
    retry: false,
    meta: { failure: 'error.transactions_fetch' },
  });
  return (
    <Card title={translate('accountPage.statement')} flush>
      <CardBody>
        <FormProvider {...form}>
          <Columns min={200} gap={16}>
            <DayField source="from" label="accountPage.from" />
            <DayField source="to" label="accountPage.to" />
          </Columns>
        </FormProvider>
      </CardBody>
      {period && (
        <QueryStatus
          read={read}
          empty={
            read.data?.lines.length === 0 ? { title: translate('accountPage.none') } : undefined
          }
        >
          {read.data && <Lines statement={read.data} />}
        </QueryStatus>
      )}
    </Card>
  );
}

function Lines({ statement }: { statement: AccountStatement }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (column: KeyBelow<'accountPage.columns'>) =>
    translate(`accountPage.columns.${column}`);
  const side = (key: 'debit' | 'credit') => ({
    key,
    head: heading(text(key)),
    numeric: true,
    cell: ({ [key]: amount }: StatementLine) =>
      amount === null ? '' : <MoneyText value={amount} />,
  });
  const { opening, closing, debit, credit, lines } = statement;
  return (
    <DataTable
      tall
      caption={translate('accountPage.statement')}
      columns={[
        {
          key: 'date',
          head: text('date'),
          cell: ({ date, valueDate }) => (
            <>
              <NoWrap>{date}</NoWrap>
              {valueDate !== date && (
                <div>
                  <Muted>{translate('accountPage.columns.value', { date: valueDate })}</Muted>
                </div>
              )}
            </>
          ),
        },
        { key: 'kind', head: text('kind'), cell: ({ kind }) => <EntryKind kind={kind} /> },
        {
          key: 'counter',
          head: text('counter'),
          long: true,
          cell: ({ counter }) =>
            counter.map(({ number, account }) => (
              <div key={number}>
                {number} <Muted>{translate(`ledgerAccounts.${account}`)}</Muted>
              </div>
            )),
        },
        side('debit'),
        side('credit'),
        {
          key: 'balance',
          head: heading(text('balance')),
          numeric: true,
          cell: ({ balance }) => <MoneyText value={balance} />,
        },
        {
          key: 'journal',
          head: text('journal'),
          cell: ({ journalId }) => (
            <Link to={recordPath('accounting/gl-transactions', 'show', journalId) ?? ''}>
              {journalId}
            </Link>
          ),
        },
      ]}
      rows={lines}
      keyOf={({ id }) => id}
      before={{
        date: translate('accountPage.opening'),
        balance: <MoneyText value={opening} />,
      }}
      sums={[
        {
          date: translate('accountPage.closing'),
          debit: <MoneyText value={debit} />,
          credit: <MoneyText value={credit} />,
          balance: <MoneyText value={closing} />,
        },
      ]}
    />
  );
}
