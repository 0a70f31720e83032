import { Button } from '../../ui/Button/Button';
import Switch from '@mui/material/Switch';
import type { KindInputProps } from '../KindView';
import { fullWeek, isComplete, isOrdered, type DayHours } from './schema';
import { WeeklyScheduleCell } from './WeeklyScheduleCell';
import { InputGroup } from '../shared/InputGroup';
import { useKindInput, type BoundInput } from '../shared/useKindInput';
import { Input } from '../../ui/Input/Input';
import { Muted } from '../../ui/Text/Text';
import styles from './WeeklyScheduleInput.module.css';

/** Hours that a day gets when it is opened. */
const USUAL = { start: '09:00', end: '18:00' };

const FRIDAY = 5;

/** `9`, `900` and `9:00` as `09:00`; what is no time stays in sight. A browser's own time field may want AM and PM. */
function readTime(typed: string): string {
  const parts = /^(\d{1,2})[:.]?(\d{2})?$/.exec(typed.trim());
  return parts ? `${parts[1].padStart(2, '0')}:${parts[2] ?? '00'}` : typed.trim();
}

interface RowProps {
  day: DayHours;
  bound: BoundInput;
  onChange: (day: DayHours) => void;
}

function Row({ day, bound, onChange }: RowProps) {
  const { translate, error, disabled } = bound;
  const name = translate(`enums.Weekday.${day.weekday}`);
  const wrong = Boolean(error) && !(isComplete(day) && isOrdered(day));
  const time = (part: 'start' | 'end') => (
    <Input
      type="text"
      inputMode="numeric"
      placeholder={USUAL[part]}
      maxLength={5}
      autoComplete="off"
      value={day[part] ?? ''}
      disabled={disabled}
      aria-label={`${name}: ${translate(`kinds.schedule.${part}`)}`}
      aria-invalid={wrong || undefined}
      onChange={(event) => onChange({ ...day, [part]: event.target.value || null })}
      onBlur={() => {
        const time = readTime(day[part] ?? '');
        if (time !== (day[part] ?? '')) onChange({ ...day, [part]: time });
        bound.blur();
      }}
    />
  );
  return (
    <>
      <span>{name}</span>
      <Switch
        checked={day.open}
        disabled={disabled}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? { weekday: day.weekday, open: true, ...USUAL }
              : { weekday: day.weekday, open: false },
          )
        }
        slotProps={{ input: { 'aria-label': `${name}: ${translate('common.open')}` } }}
      />
      {day.open ? (
        <>
          {time('start')}
          {time('end')}
        </>
      ) : (
        <Muted className={styles.closed}>{translate('common.closed')}</Muted>
      )}
    </>
  );
}

/** Seven days, each open from and to, or closed; Monday can be copied to the other working days. */
export function WeeklyScheduleInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const days = fullWeek(Array.isArray(bound.value) ? (bound.value as DayHours[]) : []);
  const replace = (changed: DayHours) =>
    bound.change(days.map((day) => (day.weekday === changed.weekday ? changed : day)));
  const copyMonday = () =>
    bound.change(
      days.map((day) => (day.weekday <= FRIDAY ? { ...days[0], weekday: day.weekday } : day)),
    );
  return (
    <InputGroup
      bound={bound}
      label={props.label}
      hint={
        <WeeklyScheduleCell
          field={props.field}
          value={days}
          record={{}}
          resource={props.resource}
          place="cell"
        />
      }
    >
      <div className={styles.week}>
        {days.map((day) => (
          <Row key={day.weekday} day={day} bound={bound} onChange={replace} />
        ))}
      </div>
      <Button variant="text" size="small" disabled={bound.disabled} onClick={copyMonday}>
        {bound.translate('kinds.schedule.copy_monday')}
      </Button>
    </InputGroup>
  );
}
