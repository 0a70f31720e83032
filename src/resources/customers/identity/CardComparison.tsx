import { useTranslate, type RaRecord } from 'ra-core';
import { useFieldLabel } from '../../../crud/useLabels';
import { today } from '../../../domain/clock';
import { StatusChip } from '../../../ui/base/StatusChip';
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
  customer: RaRecord;
}) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const isExpired = card.expiresOn < today();
  return (
    <section className="u-card" aria-labelledby="card-and-record">
      <header className="u-section-head">
        <h3 id="card-and-record" className="u-card-title">
          {translate('identity.compared')}
        </h3>
      </header>
      <div className="u-section-body">
        <table className="id-table">
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
                    <StatusChip tone={agrees ? 'success' : 'danger'}>
                      {translate(agrees ? 'identity.agrees' : 'identity.differs')}
                    </StatusChip>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {isExpired && (
          <p className="u-notice" data-tone="danger">
            {translate('identity.expired')}: {card.expiresOn}
          </p>
        )}
      </div>
    </section>
  );
}
