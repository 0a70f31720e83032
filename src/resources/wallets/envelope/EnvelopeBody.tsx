import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney, sumMoney } from '../../../domain/money';
import { checkEnvelope } from '../../../domain/wallets/envelope';
import type { RecordOf } from '../../../entity/entity';
import { FieldFacts } from '../../../framework/FieldFacts';
import { Card } from '../../../framework/parts/Card';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { kindViews } from '../../../fields/views';
import { DateTimeText } from '../../../ui/Text/DateText';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { rowFieldsOf } from '../../../entity/Field';
import { CheckRow } from '../CheckRow';
import { JournalLink } from '../JournalLink';
import entity from './envelope.entity';

type Envelope = RecordOf<typeof entity>;

const MONEY = ['totalAmount', 'receivedAmount', 'remainingAmount', 'chargedBackAmount'] as const;
const ABOUT = [
  'customerId',
  'themeId',
  'splitType',
  'isGroup',
  'openedAt',
  'cancelledAt',
  'expiresAt',
  'message',
] as const;

/** The money of an envelope with R14, who took what of it, what it is, and the journals. */
export function EnvelopeBody() {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const envelope = useRecordContext<Envelope>();
  if (!envelope) return null;
  return (
    <>
      <Card title={translate('wallets.envelope.money')}>
        <Stack gap={12}>
          <Facts
            sums
            facts={MONEY.map((field) => [heading(field), formatMoney(envelope[field])] as const)}
          />
          <CheckRow label={translate('wallets.envelope.r14')} check={checkEnvelope(envelope)} />
          <Facts
            facts={[
              [
                heading('journalNumber'),
                <JournalLink key="journal" number={envelope.journalNumber} />,
              ],
              [
                heading('chargeBackJournalNumber'),
                <JournalLink key="back" number={envelope.chargeBackJournalNumber} />,
              ],
            ]}
          />
        </Stack>
      </Card>
      <Receivers envelope={envelope} />
      <Card title={translate('wallets.envelope.about')}>
        <FieldFacts entity={entity} fields={ABOUT} record={envelope} />
      </Card>
    </>
  );
}

/** Who took what, when, by which journal; how many have not yet. */
function Receivers({ envelope }: { envelope: Envelope }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { receivers, receiverCount } = envelope;
  const { customerId: field } = rowFieldsOf(entity.fields.receivers) ?? {};
  const Person = kindViews.reference.Cell;
  const text = (key: KeyBelow<'wallets.envelope'>) => translate(`wallets.envelope.${key}`);
  return (
    <Card
      title={text('receivers')}
      aside={
        <Muted>
          {translate('wallets.envelope.taken', { taken: receivers.length, count: receiverCount })}
        </Muted>
      }
      flush={receivers.length > 0}
    >
      <DataTable
        caption={text('receivers')}
        empty={<Muted as="p">{text('nobody_yet')}</Muted>}
        rows={receivers}
        keyOf={(_, at) => at}
        columns={[
          {
            key: 'who',
            head: text('who'),
            isName: true,
            cell: (row) => (
              <Person
                field={field}
                value={row.customerId}
                record={row}
                resource={entity.name}
                place="cell"
              />
            ),
          },
          {
            key: 'at',
            head: text('taken_at'),
            cell: ({ takenAt }) => <DateTimeText value={takenAt} />,
          },
          {
            key: 'journal',
            head: text('journal'),
            cell: ({ journalNumber }) => <JournalLink number={journalNumber} />,
          },
          {
            key: 'amount',
            head: heading(text('amount')),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount),
          },
        ]}
        sums={[
          {
            who: text('total'),
            amount: formatMoney(sumMoney(receivers.map(({ amount }) => amount))),
          },
        ]}
      />
    </Card>
  );
}
