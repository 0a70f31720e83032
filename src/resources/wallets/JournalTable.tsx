import type { KeyBelow } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { minus, ZERO } from '../../domain/lending/amounts';
import { formatMoney } from '../../domain/money';
import { inMoney } from '../../fields/withUnit';
import { EmptyValue } from '../../fields/shared/EmptyValue';
import { Card } from '../../framework/parts/Card';
import type { QueryResult } from '../../framework/parts/QueryResult';
import { DataTable } from '../../ui/DataTable/DataTable';
import { DateTimeText } from '../../ui/Text/DateText';
import { MoneyText } from '../../ui/Text/MoneyText';
import { Muted, NoWrap, Sub } from '../../ui/Text/Text';
import { EntryKind } from '../loans/loan/parts/EntryKind';
import { JournalLink } from './JournalLink';
import type { HolderJournals, JournalLeg } from './journals';

interface JournalTableProps {
  title: string;
  read: QueryResult<HolderJournals>;
}

/** What moved somebody's account, the newest first: both legs of every journal, and what was on it afterwards. */
export function JournalTable({ title, read }: JournalTableProps) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'journalTable'>, values?: Record<string, unknown>) =>
    translate(`journalTable.${key}`, values);
  const journals = read.data?.journals ?? [];
  const total = read.data?.total ?? 0;
  return (
    <Card
      title={title}
      aside={
        total > journals.length && (
          <Muted>{text('newest', { count: journals.length, total })}</Muted>
        )
      }
      read={read}
      flush
      empty={{ when: journals.length === 0, title: text('none') }}
    >
      <DataTable
        caption={title}
        rows={journals}
        keyOf={({ journalId }) => journalId}
        wrap
        columns={[
          {
            key: 'at',
            head: text('at'),
            cell: ({ bookedAt, journalId }) => (
              <>
                <DateTimeText value={bookedAt} />
                <Sub>
                  <JournalLink number={journalId} />
                </Sub>
              </>
            ),
          },
          {
            key: 'kind',
            head: text('kind'),
            cell: ({ kind, origin }) => (
              <>
                <EntryKind kind={kind} />
                {origin && <Sub>{origin}</Sub>}
              </>
            ),
          },
          {
            key: 'legs',
            head: text('legs'),
            cell: ({ legs, ...row }) =>
              legs.map((leg, at) => (
                <Leg key={at} leg={leg} withAmount={legs.length > 2 || row.in === row.out} />
              )),
          },
          {
            key: 'amount',
            head: inMoney(text('amount'), translate),
            numeric: true,
            cell: (row) =>
              row.in === row.out ? (
                <EmptyValue />
              ) : (
                <MoneyText value={row.out === null ? row.in : minus(ZERO, row.out)} />
              ),
          },
          {
            key: 'balance',
            head: inMoney(text('balance'), translate),
            numeric: true,
            cell: ({ balance }) => formatMoney(balance),
          },
        ]}
      />
    </Card>
  );
}

/** One leg: the side and the account; the amount where it is not the journal's whole. */
function Leg({ leg, withAmount }: { leg: JournalLeg; withAmount: boolean }) {
  const translate = useTranslate();
  const { accountKey, number, debit, credit } = leg;
  return (
    <div>
      <Muted>{translate(debit === null ? 'term.credit' : 'term.debit')}</Muted>{' '}
      {translate(accountKey)}{' '}
      <NoWrap>
        <Muted>{number}</Muted>
      </NoWrap>
      {withAmount && <> {formatMoney(debit ?? credit)}</>}
    </div>
  );
}
