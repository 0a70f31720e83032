import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, type Identifier } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useEntity } from '../../../framework/loadEntity';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useRecordPage } from '../../../framework/queue/useRecordPage';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { formatMoney, subtractMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { StoredDocuments } from '../../../fields/file/StoredDocuments';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Chip } from '../../../ui/Chip/Chip';

import { Card } from '../../../framework/parts/Card';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import type bankStatements from './bankStatement.entity';
import { Row } from '../../../ui/Stack/Stack';
import { Link } from '../../../ui/Link/Link';
import { readTransactions, type StatementTransactions } from './api';
import { DataTable } from '../../../ui/DataTable/DataTable';

/** A bank statement: its file, sums by month beside what was declared, and every line with its sender. */
export function BankStatementBody() {
  const record = useRecordContext<RecordOf<typeof bankStatements>>();
  const translate = useTranslate();
  const { entity } = useEntity('bank-statement-verification');
  const pageOf = useRecordPage('customers/income/requests');
  const read = useTransactions(record?.id);
  if (!record) return null;
  const income = record.incomeId && pageOf(record.incomeId);
  return (
    <>
      {income && (
        <Row as="p">
          <Link to={income}>{translate('income.open_income')}</Link>
        </Row>
      )}
      <RecordSections entity={entity} record={record} />
      <QueryBoundary
        read={read}
        isEmpty={({ transactions }) => transactions.length === 0}
        empty={{ title: translate('income.no_transactions') }}
      >
        {(answer) => (
          <>
            <SumsCard sums={answer.sums} />
            <LinesCard lines={answer.transactions} />
          </>
        )}
      </QueryBoundary>
      <StatementFile record={record} />
    </>
  );
}

function useTransactions(id: Identifier | undefined) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<StatementTransactions, ReadFailure>({
    queryKey: ['bank-statement-verification', 'transactions', String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call(readTransactions, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
    meta: { failure: 'error.transactions_fetch' },
  });
}

function SumsCard({ sums }: Pick<StatementTransactions, 'sums'>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Card title={translate('income.sums')} flush>
      <DataTable
        wrap
        caption={translate('income.sums')}
        columns={[
          {
            key: 'month',
            head: translate('resources.customers/income/requests.fields.month'),
            isName: true,
            cell: ({ month }) => month,
          },
          {
            key: 'statement',
            head: heading(translate('income.statement_sum')),
            numeric: true,
            cell: ({ statement }) => formatMoney(statement),
          },
          {
            key: 'declared',
            head: heading(translate('income.declared_sum')),
            numeric: true,
            cell: ({ declared }) => formatMoney(declared),
          },
          {
            key: 'difference',
            head: heading(translate('income.difference')),
            numeric: true,
            cell: ({ statement, declared }) => (
              <MoneyText value={declared === null ? null : subtractMoney(statement, declared)} />
            ),
          },
        ]}
        rows={sums}
        keyOf={({ month }) => month}
      />
    </Card>
  );
}

function LinesCard({ lines }: { lines: StatementTransactions['transactions'] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = useFieldLabel('bank-statement-verification');
  return (
    <Card title={translate('income.transactions')} flush>
      <DataTable
        wrap
        caption={translate('income.transactions')}
        columns={[
          { key: 'date', head: label('transactionDate'), cell: ({ date }) => date },
          {
            key: 'description',
            head: label('transactionDescription'),
            cell: ({ description }) => description,
          },
          {
            key: 'sender',
            head: label('sender'),
            cell: ({ sender, income, matches }) => (
              <>
                {sender}{' '}
                {income !== null && (
                  <Chip tone={matches ? 'success' : 'warning'}>
                    {translate(matches ? 'income.from_employer' : 'income.other_sender')}
                  </Chip>
                )}
              </>
            ),
          },
          {
            key: 'counterpartAccount',
            head: label('counterpartAccount'),
            cell: ({ counterpartAccount }) => counterpartAccount,
          },
          ...(['income', 'expense'] as const).map((side) => ({
            key: side,
            head: heading(label(side)),
            numeric: true,
            cell: ({ [side]: amount }: (typeof lines)[number]) => amount && formatMoney(amount),
          })),
        ]}
        rows={lines}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}

function StatementFile({ record }: { record: RecordOf<typeof bankStatements> }) {
  const file = record.file;
  if (!file) return null;
  const { name, type } = file;
  return (
    <StoredDocuments
      files={[{ id: record.id, name, type, stored: file, pages: 1, seen: [] }]}
      open={record.id}
      onOpen={() => undefined}
    />
  );
}
