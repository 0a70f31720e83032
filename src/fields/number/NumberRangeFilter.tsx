import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { parseMoneyInput } from '../../domain/moneyInput';
import { isReversed } from '../../domain/range';
import type { KindFilterProps } from '../KindView';
import { FilterField, FilterRange, FilterText } from '../shared/FilterField';
import { useTyped } from '../shared/useTyped';
import { cx } from '../../ui/cx';
import { Problem } from '../../ui/Text/Text';
import textStyles from '../../ui/Text/Text.module.css';
import inputStyles from '../../ui/Input/Input.module.css';

interface Range {
  from?: string;
  to?: string;
}

/** The bound as a decimal string; an empty or unreadable one is open. */
function bound(typed: string): string | undefined {
  const parsed = parseMoneyInput(typed, { negative: true });
  return 'value' in parsed ? parsed.value : undefined;
}

const isUnread = (typed: string): boolean => typed.trim() !== '' && bound(typed) === undefined;

/** Numbers from and to, both inclusive. What is no range is said, and nothing is asked for it. */
export function NumberRangeFilter({ label, value, onChange, autoFocus }: KindFilterProps) {
  const translate = useTranslate();
  const problemId = useId();
  const applied = (value ?? {}) as Range;
  const [state, setState] = useState({ applied, range: applied });
  if (state.applied.from !== applied.from || state.applied.to !== applied.to)
    setState({ applied, range: applied });
  const { range } = state;
  const take = (part: keyof Range) => (typed: string) => {
    if (isUnread(typed)) return;
    const next = { ...range, [part]: bound(typed) };
    setState({ applied, range: next });
    if (isReversed(next.from, next.to)) return;
    onChange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  // An address that somebody wrote may have numbers here.
  const ends = {
    from: useTyped(String(applied.from ?? ''), take('from')),
    to: useTyped(String(applied.to ?? ''), take('to')),
  };
  const unread = isUnread(ends.from.typed) || isUnread(ends.to.typed);
  const problem = unread
    ? 'kinds.money.notAmount'
    : isReversed(range.from, range.to)
      ? 'validation.order'
      : undefined;
  const end = (part: keyof Range, props: object) => (
    <FilterText
      {...props}
      className={cx(textStyles.num, inputStyles.input)}
      inputMode="decimal"
      placeholder={translate(`common.${part}`)}
      aria-invalid={(unread ? isUnread(ends[part].typed) : problem !== undefined) || undefined}
      aria-describedby={problem ? problemId : undefined}
      value={ends[part].typed}
      onChange={(event) => ends[part].setTyped(event.target.value)}
      onEnter={ends[part].apply}
    />
  );
  return (
    <>
      <FilterField label={label}>
        {(id) => (
          <FilterRange>
            {end('from', { id, autoFocus })}
            {end('to', { 'aria-label': `${label}: ${translate('common.to')}` })}
          </FilterRange>
        )}
      </FilterField>
      {problem && (
        <Problem id={problemId} role="alert">
          {translate(problem)}
        </Problem>
      )}
    </>
  );
}
