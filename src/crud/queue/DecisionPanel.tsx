import { useTranslate, type RaRecord } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../entity/entity';
import { isBlank } from '../../entity/Field';
import { represent } from '../../entity/represent';
import { FieldValue } from '../FieldValue';
import { actionLabelKey } from '../record/actionLabel';
import { useHindrance } from '../record/useHindrance';
import { useFieldHeading } from '../useLabels';
import { actsOf, type Queue } from './Queue';
import { useRecordPage } from './useRecordPage';

interface Props {
  entity: AnyEntity;
  queue: Queue;
  record: RaRecord;
  onAct: (action: string) => void;
  /** Not where a record stands alone. */
  onSkip?: () => void;
}

/** What is to be decided: the facts, what stands against it in words, and the buttons with their keys. */
export function DecisionPanel({ entity, queue, record, onAct, onSkip }: Props) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const hindranceOf = useHindrance(entity);
  const title = useId();
  const { lifecycle } = entity;
  const isOpenIn = (action: string) =>
    !queue.others?.includes(action) ||
    lifecycle?.actions[action].from.includes(String(record[lifecycle.field]));
  const acts = actsOf(queue)
    .filter(isOpenIn)
    .flatMap((action) => {
      const hindrance = hindranceOf(record, action);
      return hindrance?.hidden ? [] : [{ action, words: hindrance?.words }];
    });
  const hindered = acts.filter(({ words }) => words !== undefined);
  const page = useRecordPage(entity.name)(record.id);
  return (
    <aside className="u-card u-queue-decision" aria-labelledby={title}>
      <header className="u-section-head">
        <h2 id={title} className="u-card-title">
          {represent(entity.name, record)}
        </h2>
        {lifecycle && <FieldValue entity={entity} field={lifecycle.field} record={record} />}
      </header>
      <div className="u-section-body">
        <dl className="u-pairs">
          {queue.facts
            .filter((field) => !isBlank(record[field]))
            .map((field) => (
              <div key={field}>
                <dt>{label(field)}</dt>
                <dd>
                  <FieldValue entity={entity} field={field} record={record} place="page" />
                </dd>
              </div>
            ))}
        </dl>
        {acts.length === 0 && <p className="u-notice">{translate('queue.no_right')}</p>}
        {hindered.length > 0 && (
          <ul className="u-queue-hindrances">
            {hindered.map(({ action, words }) => (
              <li key={action} id={`${title}-${action}`}>
                <b>{translate(actionLabelKey(entity.name, action))}</b>: {words}
              </li>
            ))}
          </ul>
        )}
        <div className="u-queue-acts">
          {acts.map(({ action, words }) => (
            <button
              key={action}
              type="button"
              className="u-button"
              data-main={action === queue.approve || undefined}
              data-tone={lifecycle?.actions[action].tone}
              aria-disabled={words !== undefined || undefined}
              aria-describedby={words === undefined ? undefined : `${title}-${action}`}
              onClick={() => words === undefined && onAct(action)}
            >
              {translate(actionLabelKey(entity.name, action))}
              {action === queue.approve && <kbd>A</kbd>}
              {action === queue.reject && <kbd>R</kbd>}
            </button>
          ))}
          {onSkip && (
            <button type="button" className="u-button" onClick={onSkip}>
              {translate('queue.skip')}
              <kbd>S</kbd>
            </button>
          )}
        </div>
        {page && (
          <Link className="u-link" to={page}>
            {translate('queue.open_record')}
          </Link>
        )}
      </div>
    </aside>
  );
}
