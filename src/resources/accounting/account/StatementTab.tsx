import { useDataProvider, useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { useBooksPath } from '../../../framework/books/useBooks';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { EntryKind } from '../../loans/loan/parts/EntryKind';
import { CardBody } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, NoWrap } from '../../../ui/Text/Text';
import type accounts from './account.entity';
import { readStatement, type AccountStatement, type StatementLine } from './api';
import { PeriodFields } from './DayField';
import { SheetActions } from '../../../framework/export/SheetActions';
import { useBookPeriod } from './useBookPeriod';

/** The statement of one account: its lines of a period, with the balance after each. */
export function StatementTab() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof accounts>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const account = String(record?.id ?? '');
  const { form, isRight, read } = useBookPeriod(
    ['accounting/accounts/gl', 'statement', account],
    record &&
      ((asked, signal) =>
        dataProvider.call(readStatement, { body: { account, ...asked }, signal })),
    'error.transactions_fetch',
  );
  const { data } = read;
  const title = translate('accountPage.statement');
  return (
    <Card
      title={title}
      flush
      aside={
        <SheetActions
          name={`${title} ${account}`}
          make={
            data &&
            (async () => {
              const { exportStatement } = await import('./exportStatement');
              return exportStatement(data, translate);
            })
          }
        />
      }
    >
      <CardBody>
        <PeriodFields form={form} />
      </CardBody>
      {isRight && <QueryStatus read={read}>{data && <Lines statement={data} />}</QueryStatus>}
    </Card>
  );
}

function Lines({ statement }: { statement: AccountStatement }) {
  const translate = useTranslate();
  const booksPath = useBooksPath();
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
          decides: true,
          head: heading(text('balance')),
          numeric: true,
          cell: ({ balance }) => <MoneyText value={balance} />,
        },
        {
          key: 'journal',
          head: text('journal'),
          cell: ({ journalId }) => (
            <Link to={booksPath(recordPath('accounting/gl-transactions', 'show', journalId))}>
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
