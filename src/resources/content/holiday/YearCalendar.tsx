import { useTranslate } from '../../../i18n/useTranslate';
import { isWeekend } from '../../../domain/dates';
import type { RecordOf } from '../../../entity/entity';
import { WeekdayHead } from '../../../framework/parts/WeekdayHead';
import { cx } from '../../../ui/cx';
import { Columns } from '../../../ui/Stack/Stack';
import type holiday from './holiday.entity';
import { monthsOf } from './yearMonths';
import styles from './YearCalendar.module.css';

type Holiday = RecordOf<typeof holiday>;

interface Props {
  year: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Holidays of the year by their days. */
  days: ReadonlyMap<string, Holiday>;
  /** The holiday that is open. */
  chosen?: Holiday['id'];
  onChoose: (id: Holiday['id']) => void;
}

/** Twelve months; holidays are buttons, weekends are pale, today is framed. */
export function YearCalendar({ year, today, days, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <Columns min={216} data-part="year-calendar">
      {monthsOf(year).map(({ month, weeks }) => (
        <table key={month} className={styles.month}>
          <caption>{translate(`date.month.${month}`)}</caption>
          <WeekdayHead />
          <tbody>
            {weeks.map((week, at) => (
              <tr key={at}>
                {week.map((day, place) => {
                  const one = day ? days.get(day) : undefined;
                  return (
                    <td
                      key={place}
                      aria-current={day === today ? 'date' : undefined}
                      className={cx(day !== null && isWeekend(day) && styles.weekend)}
                    >
                      {day && one ? (
                        <button
                          type="button"
                          className={styles.holiday}
                          title={one.name}
                          aria-label={`${Number(day.slice(8))}: ${one.name}, ${day}`}
                          aria-pressed={one.id === chosen}
                          onClick={() => onChoose(one.id)}
                        >
                          {Number(day.slice(8))}
                        </button>
                      ) : (
                        day && Number(day.slice(8))
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Columns>
  );
}
