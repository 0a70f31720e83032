import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { today as currentDay } from '../../domain/clock';
import { parseDay } from '../../domain/dayInput';
import { optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import type { DateOptions } from './schema';
import {
  daysOf,
  instantsOf,
  PRESETS,
  presetRanges,
  rangeProblem,
  type DayRange,
} from './dateRange';
import { FilterField, FilterRange, FilterText } from '../shared/FilterField';
import { Panel, PanelRow } from '../shared/Panel';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Problem } from '../../ui/Text/Text';

const RangeCalendar = lazy(() =>
  import('./RangeCalendar').then((module) => ({ default: module.RangeCalendar })),
);

/** Room for the ranges and a month of six weeks: the panel is placed before its calendar is there. */
const CALENDAR = { alignItems: 'start', width: 'min(470px, calc(100vw - 40px))', minHeight: 340 };

/** Both days as they are typed. */
interface TypedRange {
  from: string;
  to: string;
}

const typedOf = ({ from = '', to = '' }: DayRange): TypedRange => ({ from, to });

/** Days from and to, in Asia/Ulaanbaatar, typed or chosen; the usual ranges are one press away. */
export function DateRangeFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const translate = useTranslate();
  const rules = optionsOf<DateOptions>(field);
  const today = currentDay();
  const days = daysOf(value);
  const applied = JSON.stringify(typedOf(days));
  const [state, setState] = useState({ applied, typed: typedOf(days) });
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  if (state.applied !== applied) setState({ applied, typed: typedOf(days) });
  const { typed } = state;

  const apply = (range: DayRange) => {
    const wrong = rangeProblem(range, rules, today);
    setProblem(wrong && translate(wrong.key, wrong.values));
    if (!wrong && JSON.stringify(typedOf(range)) !== applied) onChange(instantsOf(range));
  };
  const read = () => {
    const range = { from: parseDay(typed.from), to: parseDay(typed.to) };
    const unread = (typed.from.trim() && !range.from) || (typed.to.trim() && !range.to);
    if (unread) return setProblem(translate('validation.date_invalid'));
    setState({ applied, typed: typedOf(range) });
    return apply(range);
  };
  const take = (range: DayRange) => {
    setState({ applied, typed: typedOf(range) });
    apply(range);
  };
  const dayField = (part: 'from' | 'to', props: object) => (
    <FilterText
      {...props}
      value={typed[part]}
      inputMode="numeric"
      maxLength={10}
      placeholder={translate(`common.${part}`)}
      aria-invalid={Boolean(problem) || undefined}
      aria-describedby={problem ? problemId : undefined}
      onChange={(event) => setState({ applied, typed: { ...typed, [part]: event.target.value } })}
      onBlur={read}
      onEnter={read}
    />
  );
  return (
    <>
      <FilterField label={label}>
        {(id) => (
          <FilterRange>
            {dayField('from', { id, autoFocus })}
            {dayField('to', { 'aria-label': `${label}: ${translate('common.to')}` })}
            <Panel label={`${label}: ${translate('kinds.date.ranges')}`} icon={<CalendarIcon />}>
              {(close) => (
                <Row style={CALENDAR}>
                  <Stack gap={0}>
                    {PRESETS.map((key, index) => (
                      <PanelRow
                        as="button"
                        key={key}
                        type="button"
                        autoFocus={index === 0}
                        onClick={() => {
                          take(presetRanges(today)[key]);
                          close();
                        }}
                      >
                        {translate(`kinds.date.presets.${key}`)}
                      </PanelRow>
                    ))}
                    <PanelRow as="button" type="button" onClick={() => take({})}>
                      {translate('date.clear')}
                    </PanelRow>
                  </Stack>
                  <Suspense fallback={<Skeleton />}>
                    <RangeCalendar range={days} noFuture={Boolean(rules.noFuture)} onRange={take} />
                  </Suspense>
                </Row>
              )}
            </Panel>
          </FilterRange>
        )}
      </FilterField>
      {problem && (
        <Problem id={problemId} role="alert">
          {problem}
        </Problem>
      )}
    </>
  );
}
