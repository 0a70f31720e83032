import { useState } from 'react';
import type { DayRange } from './dateRange';
import { DayCalendar } from './DayCalendar';

interface Props {
  range: DayRange;
  noFuture: boolean;
  onRange: (range: DayRange) => void;
}

/** The first press chooses the first day, the second the last one. */
export function RangeCalendar({ range, noFuture, onRange }: Props) {
  const [first, setFirst] = useState<string>();
  const choose = (day: string) => {
    if (first === undefined) {
      setFirst(day);
      onRange({ from: day });
    } else {
      setFirst(undefined);
      onRange(day < first ? { from: day, to: first } : { from: first, to: day });
    }
  };
  return <DayCalendar day={first ?? range.from} noFuture={noFuture} onDay={choose} />;
}
