import { useTranslate } from '../../i18n/useTranslate';
import { now } from '../../domain/clock';
import type { DateValue } from '../../domain/dates';
import { formatDateTime } from '../../domain/dates';
import { waitingOf, type Lateness } from './waiting';
import { Hidden } from '../../ui/Text/Text';
import text from '../../ui/Text/Text.module.css';

const MARKS: Readonly<Record<Lateness, string>> = { inTime: '', late: '▲', veryLate: '▲▲' };

const INKS: Readonly<Partial<Record<Lateness, string>>> = { late: 'caution', veryLate: 'danger' };

/** How long a record has waited; late ones in words, mark and colour. */
export function AgeText({ since, slaMinutes }: { since: DateValue; slaMinutes: number }) {
  const translate = useTranslate();
  const waiting = waitingOf(since, slaMinutes, now());
  if (!waiting) return <span>—</span>;
  const { age, lateness } = waiting;
  const words =
    age.unit === 'now'
      ? translate('date.now')
      : translate(`unit.${age.unit}`, { smart_count: age.count });
  return (
    <span className={text.nowrap} data-ink={INKS[lateness]} title={formatDateTime(since).text}>
      {words}
      {lateness !== 'inTime' && (
        <>
          <span aria-hidden="true"> {MARKS[lateness]}</span>
          <Hidden>{translate(`queue.${lateness}`)}</Hidden>
        </>
      )}
    </span>
  );
}
