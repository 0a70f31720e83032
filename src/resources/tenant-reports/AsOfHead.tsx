import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { today as currentDay } from '../../domain/clock';
import { parseDay } from '../../domain/dayInput';
import type { AnyEntity } from '../../entity/entity';
import { FilterField, FilterText } from '../../fields/shared/FilterField';
import filterStyles from '../../framework/list/FilterBar.module.css';
import { useListFilters } from '../../framework/list/useListFilters';
import { useFieldLabel } from '../../framework/useLabels';
import { Problem } from '../../ui/Text/Text';

/** The head of a report that can be had as of any day: which day it is, today without another one. */
export const asOfHead = (entity: AnyEntity) =>
  function AsOfHead() {
    const translate = useTranslate();
    const label = useFieldLabel(entity.name);
    const { values, change } = useListFilters(entity);
    const today = currentDay();
    const applied = typeof values.asOf === 'string' ? values.asOf : today;
    const [state, setState] = useState({ applied, typed: applied });
    const [problem, setProblem] = useState<'date_invalid' | 'date_future'>();
    const problemId = useId();
    if (state.applied !== applied) setState({ applied, typed: applied });
    const read = () => {
      const day = parseDay(state.typed) ?? '';
      const wrong = day === '' ? 'date_invalid' : day > today ? 'date_future' : undefined;
      setProblem(wrong);
      if (wrong || day === applied) return;
      setState({ applied: day, typed: day });
      change('asOf', day === today ? undefined : day);
    };
    return (
      <div className={filterStyles.filters} data-no-print data-part="as-of">
        <div className={filterStyles.filter}>
          <FilterField label={label('asOf')}>
            {(id) => (
              <FilterText
                id={id}
                value={state.typed}
                inputMode="numeric"
                maxLength={10}
                aria-invalid={Boolean(problem) || undefined}
                aria-describedby={problem ? problemId : undefined}
                onChange={(event) => setState({ applied, typed: event.target.value })}
                onBlur={read}
                onEnter={read}
              />
            )}
          </FilterField>
          {problem && (
            <Problem id={problemId} role="alert">
              {translate(`validation.${problem}`)}
            </Problem>
          )}
        </div>
      </div>
    );
  };
