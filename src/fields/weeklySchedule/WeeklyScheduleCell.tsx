import { useTranslate } from '../../i18n/useTranslate';
import type { CellProps } from '../KindView';
import { summaryOf, type DayHours } from './schema';
import { EmptyValue } from '../shared/EmptyValue';
import { PlainList } from '../../ui/Page/Page';
import textStyles from '../../ui/Text/Text.module.css';

/** Opening hours in one line: `Mon–Fri 09:00–18:00`; closed days last and muted, line by line on a page. */
export function WeeklyScheduleCell({ value, place }: CellProps) {
  const translate = useTranslate();
  if (!Array.isArray(value) || value.length === 0) return <EmptyValue />;
  const lines = summaryOf(value as DayHours[]).map(({ from, to, hours }) => {
    const [first, last] = [from, to].map((day) => translate(`date.weekday_short.${day}`));
    return { days: from === to ? first : `${first}–${last}`, hours };
  });
  if (place === 'cell') {
    const open = lines
      .filter(({ hours }) => hours !== null)
      .map(({ days, hours }) => `${days} ${hours}`);
    return <span className={textStyles.clip}>{open.join(', ') || translate('common.closed')}</span>;
  }
  return (
    <PlainList>
      {lines.map(({ days, hours }) => (
        <li key={days} className={hours === null ? textStyles.muted : undefined}>
          {days} {hours ?? translate('common.closed')}
        </li>
      ))}
    </PlainList>
  );
}
