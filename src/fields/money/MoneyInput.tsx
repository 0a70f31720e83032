import { useState } from 'react';
import { formatMoney, toMoney, type MoneyValue } from '../../domain/money';
import { parseMoneyInput, type MoneyRefusal } from '../../domain/moneyInput';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { MoneyOptions } from './schema';
import { BoundTextField } from '../shared/BoundTextField';
import { useKindInput } from '../shared/useKindInput';

type QueryResult = { value: string | null } | { refused: MoneyRefusal };

/** What was typed as an amount. Where amounts below zero are possible, a leading minus counts. */
function read(typed: string, negative: boolean): QueryResult {
  const text = typed.trim();
  if (text === '') return { value: null };
  const minus = negative && /^[-\u2212]\s*\d/.test(text);
  const parsed = parseMoneyInput(minus ? text.slice(1) : text);
  if ('error' in parsed) return { refused: parsed.reason };
  return { value: minus && parsed.value !== '0' ? `-${parsed.value}` : parsed.value };
}

/** True when the form's value is what was read. */
const means = (result: QueryResult, value: MoneyValue, typed: string): boolean =>
  'refused' in result ? value === typed : toMoney(result.value) === toMoney(value);

/**
 * An amount: raw while it has the focus, two decimals with separators otherwise (docs/domain/input.md 3.1). A decimal
 * comma, an exponent or a minus sign is refused with its reason, because dropping it would change the amount; what the
 * console understood is shown below while typing.
 */
export function MoneyInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { translate } = bound;
  const { negative = false } = optionsOf<MoneyOptions>(props.field);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<MoneyRefusal | null>(null);
  const value = bound.value as MoneyValue;
  const exact = toMoney(value);
  const formatted = exact === null ? '' : formatMoney(exact);
  const refusedText = refused && typeof value === 'string' ? value : null;

  const type = (next: string) => {
    setTyped(next);
    const result = read(next, negative);
    setRefused('refused' in result ? result.refused : null);
    // The refused text stays the field's value, so that the form cannot be sent with it or without it.
    bound.change('refused' in result ? next : result.value);
  };
  // The typed text is shown until the form gets another value, for example by a reset while the input has the focus.
  const standing = typed !== null && means(read(typed, negative), value, typed) ? typed : null;
  const shown = standing ?? refusedText ?? (formatted || String(value ?? ''));
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={shown}
      onType={type}
      onFocus={() => setTyped(refusedText ?? exact ?? '')}
      onBlur={() => setTyped(null)}
      hint={
        standing !== null && formatted
          ? translate('kinds.money.result', { amount: formatted })
          : undefined
      }
      problem={refused ? translate(`kinds.money.${refused}`) : undefined}
      autoFocus={props.autoFocus}
      inputMode="decimal"
      numeric
      discreet
      start={translate('unit.mnt')}
    />
  );
}
