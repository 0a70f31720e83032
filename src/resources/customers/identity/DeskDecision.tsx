import { useTranslate, type RaRecord } from 'ra-core';
import { useId } from 'react';
import { FieldValue } from '../../../crud/FieldValue';
import { actionLabelKey } from '../../../crud/record/actionLabel';
import { useHindrance } from '../../../crud/record/useHindrance';
import { formatDate, formatDateTime } from '../../../domain/dates';
import { IdImageRejectionCode } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { AnyEntity } from '../../../entity/entity';
import { StatusChip } from '../../../ui/base/StatusChip';
import { NextWaiting } from './NextWaiting';
import type { IdentityAnswer } from './api';

const ACTS = [
  { action: 'approve_identity', key: 'A' },
  { action: 'deny_identity', key: 'R' },
] as const;

interface Props {
  entity: AnyEntity;
  customer: RaRecord;
  identity: IdentityAnswer;
  onAct: (action: string) => void;
}

/** What the decision rests on in figures, what stands against it in words, and the decision itself. */
export function DeskDecision({ entity, customer, identity, onAct }: Props) {
  const translate = useTranslate();
  const hindranceOf = useHindrance(entity);
  const title = useId();
  const { submittedAt, attempts, likeness, rejectionCode, card } = identity;
  const acts = ACTS.flatMap((act) => {
    const hindrance = hindranceOf(customer, act.action);
    return hindrance?.hidden ? [] : [{ ...act, words: hindrance?.words }];
  });
  const facts = [
    ['submitted', submittedAt && formatDateTime(submittedAt).text],
    ['attempts', attempts > 0 ? attempts : null],
    ['likeness', likeness === null ? null : `${likeness} %`],
    ['expires', card && formatDate(card.expiresOn).text],
  ] as const;
  return (
    <aside className="u-card u-queue-decision" aria-labelledby={title}>
      <header className="u-section-head">
        <h3 id={title} className="u-card-title">
          {translate('identity.decision')}
        </h3>
        <FieldValue entity={entity} field="verificationState" record={customer} />
      </header>
      <div className="u-section-body">
        <dl className="u-pairs">
          {facts.map(([key, value]) =>
            value === null ? null : (
              <div key={key}>
                <dt>{translate(`identity.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
          {rejectionCode !== null && (
            <div>
              <dt>{translate('identity.last_code')}</dt>
              <dd>
                <StatusChip tone="danger">{rejectionCode}</StatusChip>{' '}
                {translate(labelKeyOf(IdImageRejectionCode, rejectionCode), {
                  _: String(rejectionCode),
                })}
              </dd>
            </div>
          )}
        </dl>
        {acts.some(({ words }) => words) && (
          <ul className="u-queue-hindrances">
            {acts.map(({ action, words }) =>
              words ? (
                <li key={action} id={`${title}-${action}`}>
                  <b>{translate(actionLabelKey(entity.name, action))}</b>: {words}
                </li>
              ) : null,
            )}
          </ul>
        )}
        <div className="u-queue-acts">
          {acts.map(({ action, key, words }) => (
            <button
              key={action}
              type="button"
              className="u-button"
              data-main={action === 'approve_identity' || undefined}
              data-tone={entity.lifecycle?.actions[action].tone}
              aria-disabled={words !== undefined || undefined}
              aria-describedby={words === undefined ? undefined : `${title}-${action}`}
              onClick={() => words === undefined && onAct(action)}
            >
              {translate(actionLabelKey(entity.name, action))}
              <kbd>{key}</kbd>
            </button>
          ))}
        </div>
        <p className="u-muted id-keys">{translate('identity.keys')}</p>
        <NextWaiting id={customer.id} />
      </div>
    </aside>
  );
}
