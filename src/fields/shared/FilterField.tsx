import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldLabel, Input } from '../../ui/Input/Input';
import { part } from '../../ui/part';
import styles from './FilterField.module.css';

/** Name above a filter made of plain elements. */
export function FilterField({
  label,
  children,
}: {
  label: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children(id)}
    </>
  );
}

/** A plain text field of a filter; Enter applies at once. */
export const FilterText = ({
  onEnter,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { onEnter?: () => void }) => (
  <Input
    type="text"
    autoComplete="off"
    spellCheck={false}
    onKeyDown={(event) => event.code === 'Enter' && onEnter?.()}
    {...props}
  />
);

/** The two ends of a range, or two steps of a choice; further parts have their own width. */
export const FilterRange = part('div', styles.range);
