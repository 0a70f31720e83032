import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { lazy, Suspense, useState } from 'react';
import { optionsOf } from '../../entity/Field';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import type { KindInputProps } from '../KindView';
import { BoundTextField } from '../shared/BoundTextField';
import { Panel } from '../shared/Panel';
import { useKindInput } from '../shared/useKindInput';
import type { DateOptions } from './schema';
import { readDate, scaleOf } from './typed';

const DayCalendar = lazy(() =>
  import('./DayCalendar').then((module) => ({ default: module.DayCalendar })),
);

/**
 * A day or a moment, typed or chosen from a calendar. The field holds plain text and nothing is kept beside it: what is
 * seen is what is sent, whether it came from keys, from the clipboard or from a voice. What is no date stays as it was
 * typed and is refused, never replaced by an earlier or another day (docs/domain/input.md 4.1).
 */
export function DateInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { translate, value } = bound;
  const { noFuture = false } = optionsOf<DateOptions>(props.field);
  const scale = scaleOf(props.field);
  const [typed, setTyped] = useState<string | null>(null);
  const given = typeof value === 'string' ? value : '';
  const text = scale.toText(given);

  const valueOf = (next: string) => readDate(next, scale);
  const type = (next: string) => {
    setTyped(next);
    bound.change(valueOf(next));
  };
  // The typed text is shown until the form gets another value, for example by a reset while the input has the focus.
  const isSame = typed !== null && (valueOf(typed) ?? '') === given;
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={isSame ? typed : (text ?? given)}
      onType={type}
      onBlur={() => setTyped(null)}
      placeholder={translate(scale.format)}
      whole
      end={
        !bound.disabled && (
          <Panel
            label={`${props.label}: ${translate('kinds.date.choose')}`}
            icon={<CalendarIcon fontSize="small" />}
          >
            {(close) => (
              <Suspense fallback={<Skeleton />}>
                <DayCalendar
                  autoFocus
                  day={text?.slice(0, 10)}
                  noFuture={noFuture}
                  onDay={(day) => {
                    setTyped(null);
                    bound.change(valueOf(scale.onDay(day, text)));
                    close();
                  }}
                />
              </Suspense>
            )}
          </Panel>
        )
      }
    />
  );
}
