import { useTranslate, type RaRecord } from 'ra-core';
import { useId, useState } from 'react';
import { useKeys } from '../../../ui/base/useKeys';
import { ActDialog } from '../../../crud/record/ActDialog';
import { useHindrance } from '../../../crud/record/useHindrance';
import { represent } from '../../../entity/represent';
import { anyEntity } from '../../../entity/entity';
import { EmptyState } from '../../../ui/base/EmptyState';
import { ImageStage } from '../../../ui/documents/ImageStage';
import customers from '../customers';
import { CardComparison } from './CardComparison';
import { DeskDecision } from './DeskDecision';
import { useRecordPart } from '../../../crud/parts/useRecordPart';
import { identityParts, type IdentityAnswer, type IdentityImageKind } from './api';
import '../../../crud/queue/queue.css';
import './identity.css';

const entity = anyEntity(customers);

/** In the order in which eyes compare them: the two faces meet in the middle. */
const KINDS: readonly IdentityImageKind[] = ['front', 'selfie', 'back', 'xyp'];

/**
 * The desk where staff decide what the comparison could not (domain 4.8): selfie, both sides of the card and the photograph
 * of the state registry beside each other, what was read off the card against the record, and the decision by key.
 */
export function IdentityDesk({ customer }: { customer: RaRecord }) {
  const translate = useTranslate();
  const title = useId();
  const { data, error, refetch } = useRecordPart('customers', identityParts.identity, customer.id);
  const hindranceOf = useHindrance(entity);
  const [asked, setAsked] = useState<string>();
  const ask = (action: string) => {
    if (!hindranceOf(customer, action)) setAsked(action);
  };
  useKeys({ KeyA: () => ask('approve_identity'), KeyR: () => ask('deny_identity') });
  return (
    <section className="id-desk" aria-labelledby={title}>
      <h2 id={title} className="u-card-title">
        {translate('identity.desk')}
      </h2>
      {error ? (
        <div className="u-card">
          <EmptyState
            kind={error.status === 403 ? 'no-permission' : 'failed'}
            reference={error.requestId}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data ? (
        <div className="u-queue" data-single>
          <div className="u-queue-evidence">
            <Pictures identity={data} name={represent('customers', customer)} />
            {data.card && <CardComparison card={data.card} customer={customer} />}
          </div>
          <DeskDecision entity={entity} customer={customer} identity={data} onAct={ask} />
        </div>
      ) : (
        <span className="u-skeleton" aria-busy="true" />
      )}
      {asked && (
        <ActDialog
          entity={entity}
          record={customer}
          action={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function Pictures({ identity, name }: { identity: IdentityAnswer; name: string }) {
  const translate = useTranslate();
  if (identity.images.length === 0)
    return (
      <div className="u-card">
        <EmptyState kind="nothing-yet" title={translate('identity.nothing_sent')} text="" />
      </div>
    );
  return (
    <div className="id-pictures">
      {KINDS.map((kind) => {
        const label = translate(`identity.images.${kind}`);
        const url = identity.images.find((one) => one.kind === kind)?.url;
        if (url)
          return (
            <ImageStage
              key={kind}
              src={url}
              label={label}
              alt={translate('identity.alt', { label, name })}
            />
          );
        return (
          <div key={kind} className="u-card id-missing">
            <b>{label}</b>
            <p className="u-muted">
              {translate(kind === 'xyp' ? 'identity.no_xyp' : 'identity.no_image')}
            </p>
          </div>
        );
      })}
    </div>
  );
}
