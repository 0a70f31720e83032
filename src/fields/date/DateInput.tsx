import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useState } from 'react';
import { today } from '../../domain/clock';
import { instantToWallTime, wallTimeToInstant } from '../../domain/dates';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { DateOptions } from './schema';
import { PickerProvider } from './PickerProvider';
import { useKindInput, type BoundInput } from '../shared/useKindInput';
import { dayFromPicker, toPicker, wallFromPicker } from './wallDate';

/** Kept in the form while a date is unfinished or impossible, so that it is refused instead of lost. */
const UNFINISHED = 'invalid';

/** What both pickers hand to their text field. */
const slots = (bound: BoundInput, autoFocus?: boolean) => ({
  textField: {
    id: bound.id,
    size: 'small' as const,
    fullWidth: true,
    required: bound.required,
    error: Boolean(bound.error),
    helperText: bound.error ?? ' ',
    onBlur: bound.blur,
    autoFocus,
    inputRef: bound.inputRef,
  },
  field: { clearable: !bound.required },
});

/** The picker's own state while typing; the form's value when it changes from outside. */
function useShown(value: string | null | undefined): [Date | null, (shown: Date | null) => void] {
  const [state, setState] = useState({ value, shown: toPicker(value) });
  const foreign = state.value !== value && value !== UNFINISHED;
  const shown = foreign ? toPicker(value) : state.shown;
  if (foreign) setState({ value, shown });
  return [shown, (next) => setState({ value, shown: next })];
}

/** A day or a moment, typed or chosen. */
export const DateInput = (props: KindInputProps) =>
  props.field.kind.scale === 'moment' ? <MomentInput {...props} /> : <DayInput {...props} />;

/** A day; typed as yyyy-MM-dd or chosen. */
function DayInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { noFuture } = optionsOf<DateOptions>(props.field);
  const [shown, show] = useShown(bound.value as string | null);
  const change = (date: Date | null) => {
    show(date);
    bound.change(date === null ? null : (dayFromPicker(date) ?? UNFINISHED));
  };
  return (
    <PickerProvider>
      <DatePicker
        label={props.label}
        format="yyyy-MM-dd"
        value={shown}
        onChange={change}
        disabled={bound.disabled}
        maxDate={toPicker(noFuture ? today() : null) ?? undefined}
        slotProps={slots(bound, props.autoFocus)}
      />
    </PickerProvider>
  );
}

/** A moment in Asia/Ulaanbaatar, whatever the computer's zone; an ISO instant in the record. */
function MomentInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const instant = bound.value as string | null;
  const wall = instant === UNFINISHED ? UNFINISHED : instantToWallTime(instant);
  const [shown, show] = useShown(wall);
  const change = (date: Date | null) => {
    show(date);
    const typed = wallFromPicker(date);
    bound.change(date === null ? null : ((typed && wallTimeToInstant(typed)) ?? UNFINISHED));
  };
  return (
    <PickerProvider>
      <DateTimePicker
        label={props.label}
        format="yyyy-MM-dd HH:mm:ss"
        ampm={false}
        views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
        timeSteps={{ minutes: 5, seconds: 30 }}
        value={shown}
        onChange={change}
        disabled={bound.disabled}
        slotProps={slots(bound, props.autoFocus)}
      />
    </PickerProvider>
  );
}
