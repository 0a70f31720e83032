import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useKeys } from '../../../ui/keys/useKeys';
import { ActionDialog } from '../../../framework/record/ActionDialog';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import type { ActionOf, RecordOf } from '../../../entity/entity';
import { represent } from '../../../entity/represent';
import entity from '../customer/customer.entity';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { StoredStage } from '../../../fields/file/StoredStage';
import { CardComparison } from './CardComparison';
import { IdentityDecision } from './IdentityDecision';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { identityParts, type IdentityAnswer, type IdentityImageKind } from './api';
import { Columns, Stack } from '../../../ui/Stack/Stack';
import { CardTitle, Surface } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import queueStyles from '../../../framework/queue/queue.module.css';
import stageStyles from '../../../ui/ImageStage/ImageStage.module.css';

/** In the order in which eyes compare them: the two faces meet in the middle. */
const KINDS: readonly IdentityImageKind[] = ['front', 'selfie', 'back', 'xyp'];

/**
 * The desk where staff decide what the comparison could not (docs/domain/customers.md 3.2): selfie, both sides of the
 * card and the photograph of the state registry beside each other, what was read off the card against the record, and
 * the decision by key.
 */
export function IdentityReview({ customer }: { customer: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const title = useId();
  const { data, error, refetch } = useRecordPart('customers', identityParts.identity, customer.id);
  const whyBlocked = useActionBlock(entity);
  const [asked, setAsked] = useState<ActionOf<typeof entity>>();
  const ask = (action: ActionOf<typeof entity>) => {
    if (!whyBlocked(customer, action)) setAsked(action);
  };
  useKeys({ KeyA: () => ask('approve_identity'), KeyR: () => ask('deny_identity') });
  return (
    <Stack gap={12} as="section" aria-labelledby={title}>
      <CardTitle id={title}>{translate('identity.desk')}</CardTitle>
      {error ? (
        <Surface>
          <EmptyState
            kind={error.status === 403 ? 'no-permission' : 'failed'}
            reference={error.requestId}
            onRetry={() => void refetch()}
          />
        </Surface>
      ) : data ? (
        <div className={queueStyles.queue} data-single>
          <Stack gap={12} className={queueStyles.evidence} data-part="queue-evidence">
            <Pictures identity={data} name={represent('customers', customer)} />
            {data.card && <CardComparison card={data.card} customer={customer} />}
          </Stack>
          <IdentityDecision entity={entity} customer={customer} identity={data} onAction={ask} />
        </div>
      ) : (
        <Skeleton aria-busy="true" />
      )}
      {asked && (
        <ActionDialog
          entity={entity}
          record={customer}
          action={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function Pictures({ identity, name }: { identity: IdentityAnswer; name: string }) {
  const translate = useTranslate();
  if (identity.images.length === 0)
    return (
      <Surface>
        <EmptyState kind="nothing-yet" title={translate('identity.nothing_sent')} text="" />
      </Surface>
    );
  return (
    <Columns min={320} className={stageStyles.low}>
      {KINDS.map((kind) => {
        const label = translate(`identity.images.${kind}`);
        return (
          <StoredStage
            key={kind}
            image={identity.images.find((one) => one.kind === kind)?.image}
            label={label}
            alt={translate('identity.alt', { label, name })}
            none={translate(kind === 'xyp' ? 'identity.no_xyp' : 'identity.no_image')}
          />
        );
      })}
    </Columns>
  );
}
