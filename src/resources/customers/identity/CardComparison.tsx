import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel } from '../../../framework/useLabels';
import { today } from '../../../domain/clock';
import { Chip } from '../../../ui/Chip/Chip';
import type { RecordOf } from '../../../entity/entity';
import type customers from '../customer/customer.entity';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import type { IdentityAnswer } from './api';

const FIELDS = ['lastName', 'firstName', 'regnum'] as const;

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** What was read off the card beside the record, each difference marked; a card past its day too (code 46). */
export function CardComparison({
  card,
  customer,
}: {
  card: NonNullable<IdentityAnswer['card']>;
  customer: RecordOf<typeof customers>;
}) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const agrees = (field: (typeof FIELDS)[number]) => plain(card[field]) === plain(customer[field]);
  const isExpired = card.expiresOn < today();
  return (
    <Surface as="section" aria-labelledby="card-and-record">
      <CardHead>
        <CardTitle id="card-and-record" as="h3">
          {translate('identity.compared')}
        </CardTitle>
      </CardHead>
      <CardBody>
        <DataTable
          inner
          caption={translate('identity.compared')}
          columns={[
            { key: 'field', head: null, isName: true, cell: (field) => label(field) },
            {
              key: 'card',
              head: translate('identity.on_card'),
              long: true,
              cell: (field) => card[field] ?? '—',
            },
            {
              key: 'record',
              head: translate('identity.on_record'),
              long: true,
              cell: (field) => String(customer[field] ?? '—'),
            },
            {
              key: 'verdict',
              head: null,
              cell: (field) => (
                <Chip tone={agrees(field) ? 'success' : 'danger'}>
                  {translate(agrees(field) ? 'identity.agrees' : 'identity.differs')}
                </Chip>
              ),
            },
          ]}
          rows={FIELDS}
          keyOf={(field) => field}
          stateOf={(field) => (agrees(field) ? undefined : 'differs')}
        />
        {isExpired && (
          <Notice tone="danger">
            {translate('identity.expired')}: {card.expiresOn}
          </Notice>
        )}
      </CardBody>
    </Surface>
  );
}
