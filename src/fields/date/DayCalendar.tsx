import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { useLocaleState } from 'ra-core';
import { today } from '../../domain/clock';
import { isLocale } from '../../i18n/locale';
import { monthFormat } from '../../i18n/pickers';
import { PickerProvider } from './PickerProvider';
import { dayFromPicker, toPicker } from './wallDate';

interface Props {
  /** The day that is chosen, YYYY-MM-DD. */
  day: string | undefined;
  noFuture: boolean;
  autoFocus?: boolean;
  onDay: (day: string) => void;
}

/** A month of days, of which one is chosen: that of the chosen day, or this one. */
export function DayCalendar({ day, noFuture, autoFocus, onDay }: Props) {
  const [locale] = useLocaleState();
  const latest = toPicker(today()) ?? undefined;
  return (
    <PickerProvider>
      <DateCalendar
        autoFocus={autoFocus}
        value={toPicker(day)}
        referenceDate={latest}
        maxDate={noFuture ? latest : undefined}
        onChange={(date: Date | null, state) => {
          const chosen = dayFromPicker(date);
          if (state === 'finish' && chosen) onDay(chosen);
        }}
        slotProps={{ calendarHeader: { format: monthFormat(isLocale(locale) ? locale : 'mn') } }}
      />
    </PickerProvider>
  );
}
