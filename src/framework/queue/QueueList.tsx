import type { RaRecord } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { now } from '../../domain/clock';
import type { DateValue } from '../../domain/dates';
import type { AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';
import { AgeText } from './AgeText';
import { waitingIn, type Queue } from './Queue';
import { waitedTimes, worstOf } from './waiting';
import type { QueueState } from './useQueue';
import { CardFoot, Surface } from '../../ui/Card/Card';
import { Hidden, Muted } from '../../ui/Text/Text';
import styles from './QueueList.module.css';
import { Stack } from '../../ui/Stack/Stack';

interface Props {
  entity: AnyEntity;
  queue: Queue;
  state: QueueState;
}

/** What waits, the oldest first: name, figure, age. Links, so that every request has an address. */
export function QueueList({ entity, queue, state }: Props) {
  const translate = useTranslate();
  const { records, chosenId, skipped, addressOf, list } = state;
  const hidden = (list.total ?? records.length) - records.length;
  const { since, slaMinutes } = waitingIn(entity, queue);
  const worst = worstOf(
    records.map((record) => waitedTimes(record[since] as DateValue, slaMinutes, now())),
  );
  const chosen = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Braces: what it answers in newer browsers is no clean-up.
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Surface as="nav" data-part="queue-list" aria-label={translate('queue.waiting_list')}>
      <Stack as="ol" gap={0} lined className={styles.rows}>
        {records.map((record, place) => {
          const isChosen = String(record.id) === chosenId;
          return (
            <li key={record.id}>
              <Link
                className={styles.entry}
                ref={isChosen ? chosen : undefined}
                to={addressOf(record.id)}
                aria-current={isChosen ? 'true' : undefined}
                data-skipped={skipped.has(String(record.id)) || undefined}
              >
                <Row entity={entity} queue={queue} record={record}>
                  <AgeText
                    since={record[since] as DateValue}
                    slaMinutes={slaMinutes}
                    isWorst={worst.has(place)}
                  />
                </Row>
              </Link>
            </li>
          );
        })}
      </Stack>
      {hidden > 0 && (
        <CardFoot>
          <Muted>{translate('queue.more', { smart_count: hidden })}</Muted>
        </CardFoot>
      )}
    </Surface>
  );
}

interface RowProps extends Omit<Props, 'state'> {
  record: RaRecord;
  /** How long it has waited. */
  children: ReactNode;
}

function Row({ entity, queue, record, children }: RowProps) {
  const { name, figures = [] } = queue;
  const heading = useFieldHeading(entity);
  return (
    <>
      <span className={styles.name} data-part="queue-name">
        {name ? String(record[name] ?? '') : represent(entity.name, record)}
      </span>
      {children}
      {figures.length > 0 && (
        <span className={styles.figures}>
          {figures.map((field) => (
            <span key={field}>
              <Hidden>{heading(field)}</Hidden>
              <FieldValue entity={entity} field={field} record={record} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}
