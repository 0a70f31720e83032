import { useState } from 'react';
import { formatMoney, toMoney } from '../../domain/money';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { PLAIN, type MoneyOptions } from './schema';
import { readAmount, type Reading } from './typed';
import { BoundTextField } from '../shared/BoundTextField';
import { useKindInput } from '../shared/useKindInput';

/** What a form holds: an amount as it is sent, or a text that was refused and stays as it was typed. */
function held(value: unknown, negative: boolean): Reading {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const isBelowZero = text.startsWith('-') && !negative;
  return PLAIN.test(text) && !isBelowZero ? { value: toMoney(text) } : readAmount(text, negative);
}

/** Two decimals, or as many as will be sent. */
function inFull(amount: string): string {
  return formatMoney(amount, { digits: Math.max(2, amount.split('.')[1]?.length ?? 0) });
}

/**
 * An amount: raw while it has the focus, grouped with two decimals otherwise (docs/domain/input.md 3.1). `2 сая` and
 * `1.5M` are understood, and shown below while typing as what will be sent; what is no amount for sure is refused with
 * its reason. The refused text stays the field's value, so that the form cannot be sent with it or without it.
 */
export function MoneyInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { translate, value } = bound;
  const { negative = false } = optionsOf<MoneyOptions>(props.field);
  const [typed, setTyped] = useState<string | null>(null);
  const reading = held(value, negative);
  const refused = 'refused' in reading ? reading.refused : undefined;
  const exact = 'value' in reading ? reading.value : null;
  const formatted = exact === null ? '' : inFull(exact);
  const text = refused ? String(value) : (exact ?? '');

  const type = (next: string) => {
    setTyped(next);
    const result = readAmount(next, negative);
    bound.change('refused' in result ? next : result.value);
  };
  // The typed text is shown until the form gets another value, for example by a reset while the input has the focus.
  const isSame =
    typed !== null &&
    (refused
      ? typed === value
      : JSON.stringify(readAmount(typed, negative)) === JSON.stringify(reading));
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={isSame ? typed : refused ? text : formatted}
      onType={type}
      onFocus={() => setTyped(text)}
      onBlur={() => setTyped(null)}
      hint={
        isSame && formatted ? translate('kinds.money.result', { amount: formatted }) : undefined
      }
      problem={refused ? translate(`kinds.money.${refused}`) : undefined}
      inputMode="decimal"
      numeric
      discreet
      start={translate('unit.mnt')}
    />
  );
}
