import { addDays } from '../../domain/dates';
import { Button } from '../../ui/Button/Button';
import { NoWrap } from '../../ui/Text/Text';
import type { BookDay } from './useBookDay';

interface DayStepsProps {
  /** Nothing is stepped from before the gateway has said which day it is. */
  day: BookDay;
  previous: string;
  next: string;
}

/** A day with the steps to the one before and the one after, which ends with the day that is open in the books. */
export const DaySteps = ({ day: { date, today, choose }, previous, next }: DayStepsProps) => (
  <>
    <Button
      size="small"
      disabled={date === undefined}
      onClick={() => date && choose(addDays(date, -1))}
    >
      {previous}
    </Button>
    <NoWrap role="status">{date ?? '…'}</NoWrap>
    <Button
      size="small"
      disabled={date === undefined || today === undefined || date >= today}
      onClick={() => date && choose(addDays(date, 1))}
    >
      {next}
    </Button>
  </>
);
