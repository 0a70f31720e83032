import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { useState } from 'react';
import { today } from '../../domain/clock';
import type { DayRange } from './dateRange';
import { PickerProvider } from './PickerProvider';
import { dayFromPicker, toPicker } from './wallDate';

interface Props {
  range: DayRange;
  noFuture: boolean;
  onRange: (range: DayRange) => void;
}

/** The first press chooses the first day, the second the last one. */
export function RangeCalendar({ range, noFuture, onRange }: Props) {
  const [first, setFirst] = useState<string>();
  const choose = (date: Date | null) => {
    const day = dayFromPicker(date);
    if (!day) return;
    if (first === undefined) {
      setFirst(day);
      onRange({ from: day });
    } else {
      setFirst(undefined);
      onRange(day < first ? { from: day, to: first } : { from: first, to: day });
    }
  };
  return (
    <PickerProvider>
      <DateCalendar
        value={toPicker(first ?? range.from)}
        maxDate={noFuture ? (toPicker(today()) ?? undefined) : undefined}
        onChange={(date: Date | null, state) => state === 'finish' && choose(date)}
      />
    </PickerProvider>
  );
}
