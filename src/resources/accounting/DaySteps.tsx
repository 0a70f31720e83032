import { addDays } from '../../domain/dates';
import { today } from '../../domain/clock';
import { Button } from '../../ui/Button/Button';
import { NoWrap } from '../../ui/Text/Text';

interface DayStepsProps {
  /** Day in Ulaanbaatar, `YYYY-MM-DD`. */
  date: string;
  onChange: (date: string) => void;
  previous: string;
  next: string;
}

/** A day with the steps to the one before and the one after, which ends today. */
export const DaySteps = ({ date, onChange, previous, next }: DayStepsProps) => (
  <>
    <Button size="small" onClick={() => onChange(addDays(date, -1))}>
      {previous}
    </Button>
    <NoWrap role="status">{date}</NoWrap>
    <Button size="small" disabled={date >= today()} onClick={() => onChange(addDays(date, 1))}>
      {next}
    </Button>
  </>
);
