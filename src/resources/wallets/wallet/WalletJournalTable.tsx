import { useTranslate, type Identifier } from 'ra-core';
import { LedgerEntryKind } from '../../../domain/enums/accounting';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import { inMoney } from '../../../fields/withUnit';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { DateTimeText } from '../../../ui/Text/DateText';
import { Muted, Sub } from '../../../ui/Text/Text';
import { JournalLink } from '../JournalLink';
import { readWalletJournals, type JournalLeg } from './api';

/** What moved a wallet, the newest first: both legs of every journal, and what could be spent after it. */
export function WalletJournalTable({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const read = useRecordPart('wallets', readWalletJournals, id);
  const text = (key: string, values?: object) => translate(`wallets.journal.${key}`, values);
  const journals = read.data?.journals ?? [];
  const total = read.data?.total ?? 0;
  return (
    <Card
      title={text('title')}
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
        caption={text('title')}
        rows={journals}
        keyOf={({ journalId }) => journalId}
        wrap
        columns={[
          {
            key: 'at',
            head: text('at'),
            cell: ({ bookedAt }) => <DateTimeText value={bookedAt} />,
          },
          {
            key: 'kind',
            head: text('kind'),
            cell: ({ kind, origin }) => (
              <>
                <Chip tone={toneOf(LedgerEntryKind, kind)}>
                  {translate(labelKeyOf(LedgerEntryKind, kind))}
                </Chip>
                {origin && <Sub>{origin}</Sub>}
              </>
            ),
          },
          {
            key: 'legs',
            head: text('legs'),
            long: true,
            cell: ({ legs }) => legs.map((leg, at) => <Leg key={at} leg={leg} />),
          },
          ...(['in', 'out', 'balance'] as const).map((side) => ({
            key: side,
            head: inMoney(text(side), translate),
            numeric: true,
            cell: (row: (typeof journals)[number]) =>
              row[side] === null ? '' : formatMoney(row[side]),
          })),
          {
            key: 'journal',
            head: text('number'),
            cell: ({ journalId }) => <JournalLink number={journalId} />,
          },
        ]}
      />
    </Card>
  );
}

/** One leg: the side, the account and its number, the amount. */
function Leg({ leg }: { leg: JournalLeg }) {
  const translate = useTranslate();
  const { accountKey, number, debit, credit } = leg;
  return (
    <div>
      {translate(`wallets.journal.${debit === null ? 'credit' : 'debit'}`)} {translate(accountKey)}{' '}
      <Muted>{number}</Muted> {formatMoney(debit ?? credit)}
    </div>
  );
}
