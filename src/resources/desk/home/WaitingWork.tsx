import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { now } from '../../../domain/clock';
import type { DateValue } from '../../../domain/dates';
import { formatCount } from '../../../domain/formatCount';
import { waitedTimes, worstOf } from '../../../framework/queue/waiting';
import { AgeText } from '../../../framework/queue/AgeText';
import { Card } from '../../../framework/parts/Card';
import { Button } from '../../../ui/Button/Button';
import { CardBody, CardFoot } from '../../../ui/Card/Card';
import { useKeys } from '../../../ui/keys/useKeys';
import { Link } from '../../../ui/Link/Link';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Kbd, Muted } from '../../../ui/Text/Text';
import { useCounts, type Count } from '../waiting/useCounts';
import type { WaitingList } from '../waiting/waitingLists';
import styles from './WaitingWork.module.css';

/** Keys 1 to 9. */
const KEYS = 9;

interface Work {
  list: WaitingList;
  figure: Count;
}

/**
 * Own queues with their number, how long the oldest waits, and a key to enter each; what is most overdue comes first. The
 * order is that of the first look, so that no key changes its meaning under the finger.
 */
export function WaitingWork({ lists }: { lists: readonly WaitingList[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const figures = useCounts(lists);
  const ordered = useOrder(lists.map((list, at) => ({ list, figure: figures[at] })));
  const [showsAll, setShowsAll] = useState(false);
  const busy = ordered?.filter(({ figure }) => figure.count !== 0) ?? [];
  const worst = worstOf(busy.map(urgency));
  const idle = ordered?.filter(({ figure }) => figure.count === 0) ?? [];
  useKeys(
    Object.fromEntries(
      busy
        .slice(0, KEYS)
        .map(({ list }, at) => [`Digit${at + 1}`, () => void navigate(list.workPath)]),
    ),
  );
  if (lists.length === 0) return null;
  const nameOf = ({ title }: WaitingList) => translate(title, { smart_count: 2 });
  return (
    <Card title={translate('desk.waiting')} flush data-part="desk-waiting">
      {!ordered && <Skeleton aria-busy="true" />}
      {ordered && busy.length === 0 && (
        <CardBody>
          <Muted as="p">{translate('desk.nothing_waits')}</Muted>
        </CardBody>
      )}
      {busy.length > 0 && (
        <ol className={styles.rows}>
          {(showsAll ? busy : busy.slice(0, KEYS)).map(({ list, figure }, at) => (
            <li key={list.name}>
              <RouterLink to={list.workPath} className={styles.row} data-part="desk-queue">
                <span className={styles.key}>
                  {at < KEYS && <Kbd aria-hidden="true">{at + 1}</Kbd>}
                </span>
                <span className={styles.name}>{nameOf(list)}</span>
                {figure.failed && figure.count === undefined ? (
                  <Muted className={styles.age}>{translate('desk.not_counted')}</Muted>
                ) : (
                  <>
                    <span className={styles.age}>
                      <AgeText
                        since={figure.oldest as DateValue}
                        slaMinutes={list.slaMinutes}
                        isWorst={worst.has(at)}
                      />
                    </span>
                    <b className={styles.count}>{formatCount(figure.count ?? 0)}</b>
                  </>
                )}
              </RouterLink>
            </li>
          ))}
        </ol>
      )}
      {busy.length > KEYS && !showsAll && (
        <CardFoot>
          <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
            {translate('desk.more_queues', { smart_count: busy.length - KEYS })}
          </Button>
        </CardFoot>
      )}
      {idle.length > 0 && (
        <CardFoot>
          <Muted>{translate('desk.empty_queues')}</Muted>
          {idle.map(({ list }) => (
            <Link key={list.name} to={list.workPath}>
              {nameOf(list)}
            </Link>
          ))}
        </CardFoot>
      )}
    </Card>
  );
}

/** The rows in the order of the moment at which all were counted first; undefined until then. */
function useOrder(rows: readonly Work[]): readonly Work[] | undefined {
  const [order, setOrder] = useState<readonly string[]>();
  const isCounted = rows.every(({ figure }) => figure.failed || figure.count !== undefined);
  if (!order && isCounted)
    setOrder(
      [...rows].sort((one, other) => urgency(other) - urgency(one)).map(({ list }) => list.name),
    );
  return (
    order &&
    [...rows].sort((one, other) => order.indexOf(one.list.name) - order.indexOf(other.list.name))
  );
}

const urgency = ({ list, figure }: Work): number =>
  waitedTimes(figure.oldest as DateValue, list.slaMinutes, now());
