import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { isWeekend } from '../../../domain/dates';
import { formatCount } from '../../../domain/formatCount';
import { toMongo } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { monthWeeks } from '../../../domain/monthWeeks';
import { WeekdayHead } from '../../../framework/parts/WeekdayHead';
import { Link } from '../../../ui/Link/Link';
import type { DueDay } from './api';
import { duePath } from './duePath';
import styles from './DueMonth.module.css';

interface Props {
  /** YYYY-MM. */
  month: string;
  days: readonly DueDay[];
}

/** A month on the wall: on each day how many loans are to be repaid and how much, the more the fuller its line. */
export function DueMonth({ month, days }: Props) {
  const translate = useTranslate();
  const present = today();
  const most = days
    .map(({ amount }) => toMongo(amount))
    .reduce((one, other) => (other > one ? other : one), 1n);
  return (
    <table className={styles.month} data-part="due-month">
      <WeekdayHead />
      <tbody>
        {monthWeeks(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, place) => {
              const due = days.find(({ date }) => date === day);
              return (
                <td
                  key={place}
                  aria-current={day === present ? 'date' : undefined}
                  data-past={(day !== null && day < present) || undefined}
                  data-weekend={(day !== null && isWeekend(day)) || undefined}
                >
                  {day && <span className={styles.day}>{Number(day.slice(8))}</span>}
                  {due && (
                    <Link to={duePath(due.date)}>
                      <span className={styles.amount}>
                        {formatMoney(due.amount, { rounding: 'integer' })}
                      </span>
                      <small>
                        {translate('dues.count', {
                          smart_count: due.count,
                          count: formatCount(due.count),
                        })}
                      </small>
                      <span className={styles.line} aria-hidden="true">
                        <span style={{ width: `${(toMongo(due.amount) * 100n) / most}%` }} />
                      </span>
                    </Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
