import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { compareMoney } from '../../domain/money';
import { parseMoneyInput } from '../../domain/moneyInput';
import type { KindFilterProps } from '../KindView';
import { FilterField, FilterRange, FilterText } from '../shared/FilterField';
import { useTyped } from '../shared/useTyped';
import { cx } from '../../ui/cx';
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

interface BoundProps {
  id?: string;
  label?: string;
  value: string | undefined;
  placeholder: string;
  wrong: boolean;
  autoFocus?: boolean;
  onBound: (value: string | undefined) => void;
}

function Bound({ value, onBound, wrong, label, ...props }: BoundProps) {
  const onApply = useCallback((typed: string) => onBound(bound(typed)), [onBound]);
  // An address that somebody wrote may have a number here.
  const { typed, setTyped, apply } = useTyped(String(value ?? ''), onApply);
  const translate = useTranslate();
  const isUnread = typed.trim() !== '' && bound(typed) === undefined;
  return (
    <FilterText
      {...props}
      className={cx(textStyles.num, inputStyles.input)}
      inputMode="decimal"
      aria-label={label}
      aria-invalid={wrong || isUnread || undefined}
      title={isUnread ? translate('kinds.money.notAmount') : undefined}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onEnter={apply}
    />
  );
}

/** Numbers from and to, both inclusive. */
export function NumberRangeFilter({ label, value, onChange, autoFocus }: KindFilterProps) {
  const translate = useTranslate();
  const { from, to } = (value ?? {}) as Range;
  const change = useCallback(
    (next: Range) => onChange(next.from === undefined && next.to === undefined ? undefined : next),
    [onChange],
  );
  const onFrom = useCallback(
    (next: string | undefined) => change({ from: next, to }),
    [change, to],
  );
  const onTo = useCallback(
    (next: string | undefined) => change({ from, to: next }),
    [change, from],
  );
  const wrong = from !== undefined && to !== undefined && compareMoney(from, to) === 1;
  const parts = { wrong };
  return (
    <FilterField label={label}>
      {(id) => (
        <FilterRange>
          <Bound
            {...parts}
            id={id}
            value={from}
            placeholder={translate('common.from')}
            autoFocus={autoFocus}
            onBound={onFrom}
          />
          <Bound
            {...parts}
            label={`${label}: ${translate('common.to')}`}
            value={to}
            placeholder={translate('common.to')}
            onBound={onTo}
          />
        </FilterRange>
      )}
    </FilterField>
  );
}
