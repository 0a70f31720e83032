import { useId } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { actionLabelKey } from '../../../framework/record/actionLabel';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import { formatDate, formatDateTime } from '../../../domain/dates';
import { IdImageRejectionCode } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { Chip } from '../../../ui/Chip/Chip';
import type customers from '../customer/customer.entity';
import { NextWaiting } from './NextWaiting';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { Pair, Pairs } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Button } from '../../../ui/Button/Button';
import { Kbd } from '../../../ui/Text/Text';
import queueStyles from '../../../framework/queue/queue.module.css';
import type { RecordOf } from '../../../entity/entity';
import type { IdentityAnswer } from './api';
import { DecisionActions } from '../../../framework/queue/DecisionActions';
import { Note } from '../../../ui/Text/Text';

const ACTIONS = [
  { action: 'approve_identity', key: 'A' },
  { action: 'deny_identity', key: 'R' },
] as const;

interface Props {
  entity: typeof customers;
  customer: RecordOf<typeof customers>;
  identity: IdentityAnswer;
  onAction: (action: (typeof ACTIONS)[number]['action']) => void;
}

/** The figures that the decision is based on, what blocks it, and the decision itself. */
export function IdentityDecision({ entity, customer, identity, onAction }: Props) {
  const translate = useTranslate();
  const whyBlocked = useActionBlock(entity);
  const title = useId();
  const { submittedAt, attempts, likeness, rejectionCode, card } = identity;
  const actions = ACTIONS.flatMap((action) => {
    const actionBlock = whyBlocked(customer, action.action);
    return actionBlock?.hidden ? [] : [{ ...action, words: actionBlock?.words }];
  });
  const facts = [
    ['submitted', submittedAt && formatDateTime(submittedAt).text],
    ['attempts', attempts > 0 ? attempts : null],
    ['likeness', likeness === null ? null : `${likeness} %`],
    ['expires', card && formatDate(card.expiresOn).text],
  ] as const;
  return (
    <Surface
      className={queueStyles.decision}
      as="aside"
      data-part="queue-decision"
      aria-labelledby={title}
    >
      <CardHead>
        <CardTitle id={title} as="h3">
          {translate('identity.decision')}
        </CardTitle>
        <FieldValue entity={entity} field="verificationState" record={customer} />
      </CardHead>
      <CardBody>
        <Pairs>
          {facts.map(([key, value]) =>
            value === null ? null : (
              <Pair key={key} label={translate(`identity.${key}`)}>
                {value}
              </Pair>
            ),
          )}
          {rejectionCode !== null && (
            <Pair label={translate('identity.last_code')}>
              <Chip tone="danger">{rejectionCode}</Chip>{' '}
              {translate(labelKeyOf(IdImageRejectionCode, rejectionCode), {
                _: String(rejectionCode),
              })}
            </Pair>
          )}
        </Pairs>
        {actions.some(({ words }) => words) && (
          <Notice tone="caution" data-part="queue-blocks">
            <ul>
              {actions.map(({ action, words }) =>
                words ? (
                  <li key={action} id={`${title}-${action}`}>
                    <b>{translate(actionLabelKey(entity.name, action))}</b>: {words}
                  </li>
                ) : null,
              )}
            </ul>
          </Notice>
        )}
        <DecisionActions>
          {actions.map(({ action, key, words }) => (
            <Button
              key={action}
              variant={action === 'approve_identity' ? 'primary' : 'secondary'}
              danger={entity.lifecycle?.actions[action].tone === 'danger'}
              aria-disabled={words !== undefined || undefined}
              aria-describedby={words === undefined ? undefined : `${title}-${action}`}
              onClick={() => words === undefined && onAction(action)}
            >
              {translate(actionLabelKey(entity.name, action))}
              <Kbd>{key}</Kbd>
            </Button>
          ))}
        </DecisionActions>
        <Note>{translate('identity.keys')}</Note>
        <NextWaiting id={customer.id} />
      </CardBody>
    </Surface>
  );
}
