import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { addDays } from '../../../domain/dates';
import { isDay } from '../../../domain/dateParts';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { EntryKindChip } from '../../loans/loan/parts/EntryKindChip';
import { CardBody } from '../../../ui/Card/Card';
import { BalanceCurve } from '../../../ui/BalanceCurve/BalanceCurve';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Row } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { formatMoney } from '../../../domain/money';
import { NoWrap, Problem } from '../../../ui/Text/Text';
import type accounts from './account.entity';
import {
  readAccountBalance,
  readStatement,
  type AccountBalance,
  type AccountStatement,
  type StatementLine,
} from './api';
import { DayField } from './DayField';

const RESOURCE = 'accounting/accounts/gl';
/** Days of a statement when it opens, the last one included. */
const DAYS = 90;

/** One account: how its balance went, and its statement with the balance after every line. */
export function AccountBody() {
  const record = useRecordContext<RecordOf<typeof accounts>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const id = String(record?.id ?? '');
  const read = useQuery({
    queryKey: [RESOURCE, 'balance', id],
    queryFn: ({ signal }) => dataProvider.call(readAccountBalance, { params: { id }, signal }),
    enabled: record !== undefined,
    retry: false,
  });
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <Card title={translate('accountPage.curve')} read={read}>
        {read.data && <Curve balance={read.data} />}
      </Card>
      {read.data && <Statement key={id} account={id} today={read.data.today} />}
    </>
  );
}

function Curve({ balance: { points, today } }: { balance: AccountBalance }) {
  const translate = useTranslate();
  return (
    <BalanceCurve
      points={points}
      until={today}
      describe={({ from, to, first, last, least, most }) =>
        translate('accountPage.curve_text', {
          from,
          to,
          first: formatMoney(first),
          last: formatMoney(last),
          least: formatMoney(least),
          most: formatMoney(most),
        })
      }
    />
  );
}

function Statement({ account, today }: { account: string; today: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [from, setFrom] = useState(addDays(today, 1 - DAYS));
  const [to, setTo] = useState(today);
  const isUsable = isDay(from) && isDay(to) && from <= to;
  const read = useQuery({
    queryKey: [RESOURCE, 'statement', account, from, to],
    queryFn: ({ signal }) =>
      dataProvider.call(readStatement, { body: { account, from, to }, signal }),
    enabled: isUsable,
    retry: false,
    meta: { failure: 'error.transactions_fetch' },
  });
  return (
    <Card title={translate('accountPage.statement')} flush>
      <CardBody>
        <Row gap={12}>
          <DayField
            label={translate('accountPage.from')}
            value={from}
            max={to}
            onChange={setFrom}
          />
          <DayField label={translate('accountPage.to')} value={to} max={today} onChange={setTo} />
        </Row>
        {!isUsable && <Problem role="alert">{translate('accountPage.choose')}</Problem>}
      </CardBody>
      {isUsable && (
        <QueryStatus read={read}>{read.data && <Lines statement={read.data} />}</QueryStatus>
      )}
    </Card>
  );
}

function Lines({ statement }: { statement: AccountStatement }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (column: string) => translate(`accountPage.columns.${column}`);
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
        { key: 'date', head: text('date'), cell: ({ date }) => <NoWrap>{date}</NoWrap> },
        { key: 'kind', head: text('kind'), cell: ({ kind }) => <EntryKindChip kind={kind} /> },
        {
          key: 'counter',
          head: text('counter'),
          long: true,
          cell: ({ counter }) =>
            counter
              .map(({ number, account }) => `${number} ${translate(`ledgerAccounts.${account}`)}`)
              .join(', '),
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
      sums={[
        {
          date: translate('accountPage.opening'),
          balance: <MoneyText value={opening} />,
        },
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
