import type { RaRecord } from 'ra-core';
import { useId } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { isBlank } from '../../entity/Field';
import { represent } from '../../entity/represent';
import { FieldValue } from '../FieldValue';
import { actionLabelKey } from '../record/actionLabel';
import { useActionBlock } from '../record/useActionBlock';
import { useFieldHeading } from '../useLabels';
import { actionsOf, keyOf, type Queue } from './Queue';
import { useRecordPage } from './useRecordPage';
import { CardBody, CardHead, CardTitle, Surface } from '../../ui/Card/Card';
import { Pair, Pairs } from '../../ui/Facts/Facts';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';
import { Link } from '../../ui/Link/Link';
import queueStyles from './queue.module.css';
import { Kbd } from '../../ui/Text/Text';
import { DecisionActions } from './DecisionActions';

interface Props {
  entity: AnyEntity;
  queue: Queue;
  record: RaRecord;
  onAction: (action: string) => void;
  /** Not where a record is shown alone. */
  onSkip?: () => void;
}

/** What is to be decided: the facts, what prevents it in words, and the buttons with their keys. */
export function DecisionPanel({ entity, queue, record, onAction, onSkip }: Props) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const whyBlocked = useActionBlock(entity);
  const title = useId();
  const { lifecycle } = entity;
  const isOpenIn = (action: string) =>
    !queue.others?.includes(action) ||
    lifecycle?.actions[action].from.includes(String(record[lifecycle.field]));
  const actions = actionsOf(queue)
    .filter(isOpenIn)
    .flatMap((action) => {
      const actionBlock = whyBlocked(record, action);
      return actionBlock?.hidden ? [] : [{ action, words: actionBlock?.words }];
    });
  const blockedAnswer = actions.filter(({ words }) => words !== undefined);
  const page = useRecordPage(entity.name)(record.id);
  return (
    <Surface
      className={queueStyles.decision}
      as="aside"
      data-part="queue-decision"
      aria-labelledby={title}
    >
      <CardHead>
        <CardTitle id={title}>{represent(entity.name, record)}</CardTitle>
        {lifecycle && <FieldValue entity={entity} field={lifecycle.field} record={record} />}
      </CardHead>
      <CardBody>
        <Pairs>
          {queue.facts
            .filter((field) => !isBlank(record[field]))
            .map((field) => (
              <Pair key={field} label={label(field)}>
                <FieldValue entity={entity} field={field} record={record} place="page" />
              </Pair>
            ))}
        </Pairs>
        {actions.length === 0 && <Notice>{translate('queue.no_right')}</Notice>}
        {blockedAnswer.length > 0 && (
          <Notice tone="caution" data-part="queue-blocks">
            <ul>
              {blockedAnswer.map(({ action, words }) => (
                <li key={action} id={`${title}-${action}`}>
                  <b>{translate(actionLabelKey(entity.name, action))}</b>: {words}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <DecisionActions>
          {actions.map(({ action, words }) => (
            <Button
              key={action}
              variant={action === queue.approve ? 'primary' : 'secondary'}
              danger={lifecycle?.actions[action].tone === 'danger'}
              aria-disabled={words !== undefined || undefined}
              aria-describedby={words === undefined ? undefined : `${title}-${action}`}
              onClick={() => words === undefined && onAction(action)}
            >
              {translate(actionLabelKey(entity.name, action))}
              <Kbd>{keyOf(queue, action)}</Kbd>
            </Button>
          ))}
          {onSkip && (
            <Button onClick={onSkip}>
              {translate('queue.skip')}
              <Kbd>S</Kbd>
            </Button>
          )}
        </DecisionActions>
        {page && <Link to={page}>{translate('queue.open_record')}</Link>}
      </CardBody>
    </Surface>
  );
}
