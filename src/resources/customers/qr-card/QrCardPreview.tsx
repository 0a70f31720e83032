import { useGetList, type Identifier } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useEntity } from '../../../framework/loadEntity';
import { ActionButton } from '../../../framework/record/ActionButton';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import entity from './qrCard.entity';
import { Card } from '../../../framework/parts/Card';
import { Actions } from '../../../ui/Page/Page';
import { Columns } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { Pairs } from '../../../ui/Facts/Facts';
import type { RecordOf } from '../../../entity/entity';

const FIELDS = ['sequenceNumber', 'state', 'customerId', 'printedOn', 'connectedAt'] as const;

/** One page of either kind of search is enough: a number is unique, and a customer has one code. */
const ONE = { page: 1, perPage: 1 };

interface Props {
  customerId: Identifier;
  /** Sequence number that was typed or scanned. */
  number: string | undefined;
}

/** The code that was looked for, and the one that the customer has, each with what can be done with it. */
export function QrCardPreview({ customerId, number }: Props) {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity('qr_card');
  const translate = useTranslate();
  const found = useCards({ sequenceNumber: number }, number !== undefined);
  const own = useCards({ customerId }, true);
  const card = found.data?.at(0);
  const ownCard = own.data?.at(0);
  const isSame = card !== undefined && card.id === ownCard?.id;
  return (
    <Columns min={320} data-part="people-columns">
      {number !== undefined && (
        <Card
          title={translate('people.qr.found')}
          read={found}
          empty={{
            when: found.data !== undefined && !card,
            title: translate('people.qr.none', { number }),
          }}
        >
          {card && (
            <Code card={card}>
              {isSame ? (
                <Note>{translate('people.qr.is_own')}</Note>
              ) : (
                <ActionButton
                  entity={entity}
                  record={{ ...card, wantedBy: customerId, ownCard: ownCard?.sequenceNumber }}
                  action="connect_qr"
                  main
                />
              )}
            </Code>
          )}
        </Card>
      )}
      <Card
        title={translate('people.qr.own')}
        read={own}
        empty={{
          when: own.data !== undefined && !ownCard,
          title: translate('people.qr.not_connected'),
        }}
      >
        {ownCard && (
          <Code card={ownCard}>
            <ActionButton entity={entity} record={ownCard} action="disconnect_qr" />
          </Code>
        )}
      </Card>
    </Columns>
  );
}

const useCards = (filter: object, enabled: boolean) =>
  useGetList<RecordOf<typeof entity>>(
    'qr_card',
    { filter, pagination: ONE, sort: { field: 'sequenceNumber', order: 'ASC' } },
    { enabled, retry: false },
  );

function Code({ card, children }: { card: RecordOf<typeof entity>; children: React.ReactNode }) {
  const heading = useFieldHeading(entity);
  return (
    <>
      <Pairs>
        {FIELDS.map((field) => (
          <Pair key={field} label={heading(field)}>
            <FieldValue entity={entity} field={field} record={card} place="page" />
          </Pair>
        ))}
      </Pairs>
      <Actions>{children}</Actions>
    </>
  );
}

const Pair = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
