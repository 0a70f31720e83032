import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { isWholeAmount } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { parseMoneyInput } from '../../../domain/moneyInput';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';

interface Props {
  label: string;
  /** A decimal string, or a text that is no amount and stays as it was typed. */
  amount: string;
  onChange: (amount: string) => void;
}

/** What was typed as the parts have it. */
function amountOf(typed: string): string {
  const parsed = parseMoneyInput(typed, { negative: false });
  return 'error' in parsed ? typed.trim() : parsed.value;
}

/** Grouped, where it is an amount. */
const grouped = (amount: string): string =>
  isWholeAmount(amount, 'zero too') ? formatMoney(amount) : amount;

/** The amount of a part: raw while it has the focus, grouped otherwise, as every amount (docs/domain/input.md 3.1). */
export function PartAmount({ label, amount, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // What the parts got from elsewhere counts more than what was typed before.
  const isOwn = typed !== null && (typed === amount || amountOf(typed) === amount);
  return (
    <Row>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        inputMode="decimal"
        value={isOwn ? typed : grouped(amount)}
        aria-describedby={`${id}-result`}
        onFocus={() => setTyped(amount)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(amountOf(target.value));
        }}
      />
      <Muted id={`${id}-result`}>
        {isOwn &&
          isWholeAmount(amount, 'above zero') &&
          translate('kinds.money.result', { amount: formatMoney(amount) })}
      </Muted>
    </Row>
  );
}
