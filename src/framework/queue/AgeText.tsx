import { useTranslate } from '../../i18n/useTranslate';
import { now } from '../../domain/clock';
import type { DateValue } from '../../domain/dates';
import { formatDateTime } from '../../domain/dates';
import { waitingOf } from './waiting';
import { Hidden, Muted } from '../../ui/Text/Text';
import styles from './AgeText.module.css';

interface Props {
  since: DateValue;
  /** Its own term, minutes. */
  slaMinutes: number;
  /** One of the worst of those that stand beside it (`worstOf`): red is for them alone. */
  isWorst?: boolean;
}

/** How long a record has waited, and while it is in time how much of its term that is; what is late says so in words, too. */
export function AgeText({ since, slaMinutes, isWorst = false }: Props) {
  const translate = useTranslate();
  const waiting = waitingOf(since, slaMinutes, now());
  if (!waiting) return <Muted>—</Muted>;
  const { age, lateness, times } = waiting;
  const words =
    age.unit === 'now'
      ? translate('date.now')
      : translate(`unit.${age.unit}`, { smart_count: age.count });
  const ink = lateness === 'inTime' ? undefined : isWorst ? 'danger' : 'caution';
  return (
    <span className={styles.age} data-ink={ink} title={formatDateTime(since).text}>
      {words}
      {ink === 'danger' && <span aria-hidden="true">▲</span>}
      {lateness === 'inTime' ? (
        <span className={styles.term} aria-hidden="true">
          <i style={{ width: `${times * 100}%` }} />
        </span>
      ) : (
        <Hidden>{translate(`queue.${lateness}`)}</Hidden>
      )}
    </span>
  );
}
