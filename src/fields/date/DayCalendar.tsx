import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { useTranslate } from 'ra-core';
import { today } from '../../domain/clock';
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
  const translate = useTranslate();
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
        slotProps={{ calendarHeader: { format: translate('kinds.date.month_format') } }}
      />
    </PickerProvider>
  );
}
