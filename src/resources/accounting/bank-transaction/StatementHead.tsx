import { useDataProvider } from 'ra-core';
import { use } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { ProfitState } from '../../../domain/enums/accounting';
import { formatCount } from '../../../domain/formatCount';
import { minus, total, ZERO } from '../../../domain/lending/amounts';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { Card } from '../../../framework/parts/Card';
import { loadEntity } from '../../../framework/loadEntity';
import { useMoneyHeading } from '../../../framework/useLabels';
import { banks } from '../../../reference/banks';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Row } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { DaySteps } from '../DaySteps';
import { useBookDay } from '../useBookDay';
import { readStatementDays, type StatementDay } from './api';

const bankName = (code: number): string =>
  banks.find((bank) => bank.code === code)?.mn ?? String(code);

/** What the statement says less what became of its lines: nothing, where R11 holds (docs/domain/money.md 9.1). */
const differenceOf = ({ statement, states }: StatementDay): string =>
  minus(statement, total(Object.values(states)));

/** A day's credits by account: the bank's statement, the lines that came, and what became of them (R11). */
export function StatementHead() {
  use(loadEntity('accounting/bank-cg-transactions'));
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const books = useAskedBooks();
  const { read, day } = useBookDay(
    ['accounting/profits', 'statement-days', books],
    (asked, signal) =>
      dataProvider.call(readStatementDays, { query: { ...asked, ...books }, signal }),
  );
  const rows = read.data?.rows ?? [];
  const text = (key: KeyBelow<'bankTransaction'>) => translate(`bankTransaction.${key}`);
  const agrees = rows.every((row) => differenceOf(row) === ZERO);
  const sum = (of: (row: StatementDay) => string) => <MoneyText value={total(rows.map(of))} />;
  return (
    <Card
      title={text('days')}
      flush
      aside={
        <Row>
          {rows.length > 0 && (
            <Chip tone={agrees ? 'success' : 'danger'}>{text(agrees ? 'agrees' : 'differs')}</Chip>
          )}
          <DaySteps day={day} previous={text('previous')} next={text('next')} />
        </Row>
      }
      read={read}
      empty={{ when: rows.length === 0, title: text('none') }}
    >
      <DataTable
        caption={`${text('days')}: ${day.date ?? ''}`}
        rows={rows}
        keyOf={({ accountNumber }) => accountNumber}
        stateOf={(row) => (differenceOf(row) === ZERO ? undefined : 'differs')}
        columns={[
          {
            key: 'bank',
            head: text('bank'),
            isName: true,
            cell: ({ bankCode, accountNumber }) => `${bankName(bankCode)}, ${accountNumber}`,
          },
          {
            key: 'count',
            head: text('count'),
            numeric: true,
            cell: ({ count }) => formatCount(count),
          },
          {
            key: 'statement',
            head: heading(text('statement')),
            numeric: true,
            cell: ({ statement }) => <MoneyText value={statement} />,
          },
          {
            key: 'lines',
            head: heading(text('lines')),
            numeric: true,
            cell: ({ lines }) => <MoneyText value={lines} />,
          },
          ...ProfitState.values.map((state) => ({
            key: state,
            head: heading(translate(`enums.ProfitState.${state}`)),
            numeric: true,
            cell: ({ states }: StatementDay) => <MoneyText value={states[state]} />,
          })),
          {
            key: 'difference',
            decides: true,
            head: heading(text('difference')),
            numeric: true,
            cell: (row) => <MoneyText value={differenceOf(row)} />,
          },
        ]}
        sums={[
          {
            bank: translate('common.total'),
            statement: sum(({ statement }) => statement),
            lines: sum(({ lines }) => lines),
            ...Object.fromEntries(
              ProfitState.values.map((state) => [state, sum(({ states }) => states[state])]),
            ),
            difference: sum(differenceOf),
          },
        ]}
      />
    </Card>
  );
}
