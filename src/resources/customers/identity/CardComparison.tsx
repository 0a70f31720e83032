import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../../../framework/useLabels';
import { today } from '../../../domain/clock';
import { Chip } from '../../../ui/Chip/Chip';
import type { RecordOf } from '../../../entity/entity';
import type customers from '../customer/customer.entity';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { Table } from '../../../ui/DataTable/Table';
import { Notice } from '../../../ui/Notice/Notice';
import type { IdentityAnswer } from './api';
import styles from './CardComparison.module.css';

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
  const isExpired = card.expiresOn < today();
  return (
    <Surface as="section" aria-labelledby="card-and-record">
      <CardHead>
        <CardTitle id="card-and-record" as="h3">
          {translate('identity.compared')}
        </CardTitle>
      </CardHead>
      <CardBody>
        <Table inner className={styles.fields}>
          <thead>
            <tr>
              <td />
              <th scope="col">{translate('identity.on_card')}</th>
              <th scope="col">{translate('identity.on_record')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {FIELDS.map((field) => {
              const agrees = plain(card[field]) === plain(customer[field]);
              return (
                <tr key={field} data-differs={!agrees || undefined}>
                  <th scope="row">{label(field)}</th>
                  <td>{card[field] ?? '—'}</td>
                  <td>{String(customer[field] ?? '—')}</td>
                  <td>
                    <Chip tone={agrees ? 'success' : 'danger'}>
                      {translate(agrees ? 'identity.agrees' : 'identity.differs')}
                    </Chip>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
        {isExpired && (
          <Notice tone="danger">
            {translate('identity.expired')}: {card.expiresOn}
          </Notice>
        )}
      </CardBody>
    </Surface>
  );
}
