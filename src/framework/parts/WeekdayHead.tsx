import { useTranslate } from '../../i18n/useTranslate';
import { WEEKDAYS } from '../../fields/weeklySchedule/schema';

/** The head of a month: its columns are the days of the week, Monday first. */
export function WeekdayHead() {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col" abbr={translate(`enums.Weekday.${weekday}`)}>
            {translate(`date.weekday_short.${weekday}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
