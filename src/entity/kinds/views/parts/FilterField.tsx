import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

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
      <label className="u-filter-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </>
  );
}

/** A plain text field of a filter; Enter applies at once. */
export const FilterText = ({
  onEnter,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { onEnter?: () => void }) => (
  <input
    className="u-input"
    type="text"
    autoComplete="off"
    spellCheck={false}
    onKeyDown={(event) => event.code === 'Enter' && onEnter?.()}
    {...props}
  />
);
