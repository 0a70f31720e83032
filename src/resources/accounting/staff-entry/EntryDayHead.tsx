import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { StaffEntryKind } from '../../../domain/enums/accounting';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { total } from '../../../domain/lending/amounts';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { Card } from '../../../framework/parts/Card';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { CardBody } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { DaySteps } from '../DaySteps';
import { useBookDay } from '../useBookDay';
import { type EntryDayRow, readEntryDay } from './api';

const agreesWithLedger = ({ amount, ledger }: EntryDayRow): boolean => amount === ledger;

/** A day's own entries by kind, beside what the ledger says of them; on demand those of everybody. */
export function EntryDayHead() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [isOwn, setOwn] = useState(true);
  const books = useAskedBooks();
  const { read, day } = useBookDay(['accounting/entries', 'day', isOwn, books], (asked, signal) =>
    dataProvider.call(readEntryDay, {
      query: { ...asked, ...books, own: isOwn ? 'true' : 'false' },
      signal,
    }),
  );
  const rows = read.data?.rows ?? [];
  const text = (key: KeyBelow<'staffEntry'>) => translate(`staffEntry.${key}`);
  const agrees = rows.every(agreesWithLedger);
  const count = (of: (row: EntryDayRow) => number) =>
    formatCount(rows.reduce((sum, row) => sum + of(row), 0));
  const sum = (of: (row: EntryDayRow) => string) => <MoneyText value={total(rows.map(of))} />;
  return (
    <Card
      title={text('day')}
      flush
      aside={
        <Row>
          {rows.length > 0 && (
            <Chip tone={agrees ? 'success' : 'danger'}>{text(agrees ? 'agrees' : 'differs')}</Chip>
          )}
          <Button size="small" aria-pressed={isOwn} onClick={() => setOwn(!isOwn)}>
            {text(isOwn ? 'own_only' : 'everybody')}
          </Button>
          <DaySteps day={day} previous={text('previous')} next={text('next')} />
        </Row>
      }
      read={read}
    >
      <DataTable
        caption={`${text('day')}: ${day.date ?? ''}`}
        empty={
          <CardBody>
            <Muted as="p">{text('none')}</Muted>
          </CardBody>
        }
        rows={rows}
        keyOf={({ kind }) => kind}
        stateOf={(row) => (agreesWithLedger(row) ? undefined : 'differs')}
        columns={[
          {
            key: 'kind',
            head: translate('resources.common.fields.kind'),
            isName: true,
            cell: ({ kind }) => translate(labelKeyOf(StaffEntryKind, kind)),
          },
          {
            key: 'count',
            head: text('count'),
            numeric: true,
            cell: (row) => formatCount(row.count),
          },
          {
            key: 'amount',
            head: heading(text('sum')),
            numeric: true,
            cell: ({ amount }) => <MoneyText value={amount} />,
          },
          {
            key: 'ledger',
            head: heading(text('ledger')),
            numeric: true,
            cell: ({ ledger }) => <MoneyText value={ledger} />,
          },
          {
            key: 'waiting',
            head: text('waiting'),
            numeric: true,
            cell: (row) => formatCount(row.waiting),
          },
          {
            key: 'reversed',
            head: text('reversed'),
            numeric: true,
            cell: (row) => formatCount(row.reversed),
          },
        ]}
        sums={[
          {
            kind: translate('common.total'),
            count: count((row) => row.count),
            amount: sum(({ amount }) => amount),
            ledger: sum(({ ledger }) => ledger),
            waiting: count((row) => row.waiting),
            reversed: count((row) => row.reversed),
          },
        ]}
      />
    </Card>
  );
}
