import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { isTypedInto } from '../keys/areShortcutsBlocked';
import type { ReasonOption } from './ReasonField';
import styles from './ReasonChoice.module.css';
import { Row } from '../Stack/Stack';
import { FieldLabel } from '../Input/Input';
import { Kbd, Problem } from '../Text/Text';

interface Props {
  /** Its name in the form around. */
  name?: string;
  value: string;
  onChange: (reason: string) => void;
  options: readonly ReasonOption[];
  disabled?: boolean;
  /** What is wrong with it. */
  error?: string;
}

/** So many reasons have a key of their own: 1 to 9. */
const KEYS = 9;

/** The digit of a key by its place, in the row above the letters or in the number block. */
const digitOf = (code: string): number | undefined => {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
};

/** The predefined reasons of an action, all in sight; the keys 1 to 9 choose one, except while text is typed. */
export function ReasonChoice({ name, value, onChange, options, disabled, error }: Props) {
  const translate = useTranslate();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (disabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
      const option = options.slice(0, KEYS).at((digitOf(code) ?? KEYS + 1) - 1);
      if (!option || isTypedInto(event.target)) return;
      event.preventDefault();
      onChange(option.value);
      list.current?.querySelector<HTMLInputElement>(`input[value="${option.value}"]`)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [disabled, onChange, options]);

  return (
    <fieldset
      ref={list}
      className={styles.reasons}
      data-part="reasons"
      name={name}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <FieldLabel as="legend" data-required>
        {translate('common.reason')}
      </FieldLabel>
      {options.map((option, index) => (
        <Row as="label" key={option.value} className={styles.reason}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // The reason is what the dialog waits for.
            autoFocus={index === 0}
            aria-invalid={error !== undefined || undefined}
          />
          <span>{option.label}</span>
          {index < KEYS && <Kbd aria-hidden="true">{index + 1}</Kbd>}
        </Row>
      ))}
      {error && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </fieldset>
  );
}
