import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { isWholeAmount } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { parseMoneyInput } from '../../../domain/moneyInput';
import type { MessageKey } from '../../../i18n/Catalogue';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Row } from '../../../ui/Stack/Stack';
import { Muted, Problem } from '../../../ui/Text/Text';

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

/** Why what was typed is no amount that can be booked: a message key. Zero is one, until the parts are complete. */
function problemOf(amount: string): MessageKey | undefined {
  if (isWholeAmount(amount, 'zero too')) return undefined;
  if (amount.trim() === '') return 'validation.required';
  const parsed = parseMoneyInput(amount, { negative: false });
  return 'error' in parsed ? `kinds.money.${parsed.reason}` : 'validation.amount';
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
  const problem = problemOf(amount);
  return (
    <Row>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        inputMode="decimal"
        value={isOwn ? typed : grouped(amount)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-result`}
        onFocus={() => setTyped(amount)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(amountOf(target.value));
        }}
      />
      {problem ? (
        <Problem id={`${id}-result`} role="alert">
          {translate(problem)}
        </Problem>
      ) : (
        <Muted id={`${id}-result`}>
          {isOwn &&
            isWholeAmount(amount, 'above zero') &&
            translate('kinds.money.result', { amount: formatMoney(amount) })}
        </Muted>
      )}
    </Row>
  );
}
