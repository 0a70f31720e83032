import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate, type Identifier } from 'ra-core';
import { useEntity } from '../../../framework/loadEntity';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useRecordPage } from '../../../framework/queue/useRecordPage';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useMoneyHeading } from '../../../framework/useLabels';
import { formatMoney, subtractMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Chip } from '../../../ui/Chip/Chip';
import { DocumentReader } from '../../../ui/DocumentReader/DocumentReader';

import { Card } from '../../../framework/parts/Card';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import type bankStatements from './bankStatement.entity';
import { Row } from '../../../ui/Stack/Stack';
import { Link } from '../../../ui/Link/Link';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import textStyles from '../../../ui/Text/Text.module.css';
import { readTransactions, type StatementTransactions } from './api';

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
  });
}

function SumsCard({ sums }: Pick<StatementTransactions, 'sums'>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Card title={translate('income.sums')} flush>
      <TableFrame>
        <Table wrap>
          <thead>
            <tr>
              <th scope="col">{translate('resources.income.fields.month')}</th>
              {(['statement_sum', 'declared_sum', 'difference'] as const).map((column) => (
                <th key={column} scope="col" className={textStyles.num}>
                  {heading(translate(`income.${column}`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map(({ month, statement, declared }) => {
              const difference = declared === null ? null : subtractMoney(statement, declared);
              return (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td className={textStyles.num}>{formatMoney(statement)}</td>
                  <td className={textStyles.num}>{formatMoney(declared)}</td>
                  <td className={textStyles.num}>
                    <MoneyText value={difference} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
    </Card>
  );
}

function LinesCard({ lines }: { lines: StatementTransactions['transactions'] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = (field: string) =>
    translate(`resources.bank-statement-verification.fields.${field}`);
  return (
    <Card title={translate('income.transactions')} flush>
      <TableFrame>
        <Table wrap>
          <thead>
            <tr>
              <th scope="col">{label('transactionDate')}</th>
              <th scope="col">{label('transactionDescription')}</th>
              <th scope="col">{label('sender')}</th>
              <th scope="col">{label('counterpartAccount')}</th>
              <th scope="col" className={textStyles.num}>
                {heading(label('income'))}
              </th>
              <th scope="col" className={textStyles.num}>
                {heading(label('expense'))}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>{line.date}</td>
                <td>{line.description}</td>
                <td>
                  {line.sender}{' '}
                  {line.income !== null && (
                    <Chip tone={line.matches ? 'success' : 'warning'}>
                      {translate(line.matches ? 'income.from_employer' : 'income.other_sender')}
                    </Chip>
                  )}
                </td>
                <td>{line.counterpartAccount}</td>
                <td className={textStyles.num}>{line.income && formatMoney(line.income)}</td>
                <td className={textStyles.num}>{line.expense && formatMoney(line.expense)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Card>
  );
}

function StatementFile({ record }: { record: RecordOf<typeof bankStatements> }) {
  const file = record.file;
  if (!file) return null;
  const { name, type } = file;
  const url = fileAddress(file, 'application/pdf');
  return (
    <DocumentReader
      files={[{ id: record.id, name, type, url, pages: 1, seen: [] }]}
      open={record.id}
      onOpen={() => undefined}
    />
  );
}
