import type { AriaAttributes, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import styles from './Button.module.css';

export interface ButtonProps extends AriaAttributes {
  /** `primary` once on a page or in a dialog; `text` for what is of less weight. Default: `secondary`. */
  variant?: 'primary' | 'secondary' | 'text';
  /** The action takes something away. */
  danger?: boolean;
  /** Within text and in rows. */
  size?: 'small';
  /** The action is under way: the button waits and shows it. */
  loading?: boolean;
  /** Address in the console: the button is a link. */
  to?: string;
  /** Address elsewhere: the button is a link. */
  href?: string;
  type?: 'button' | 'submit';
  disabled?: boolean;
  autoFocus?: boolean;
  id?: string;
  title?: string;
  /** The file that a link saves. */
  download?: string;
  target?: string;
  rel?: string;
  className?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onFocus?: () => void;
  onPointerEnter?: () => void;
  children?: ReactNode;
}

/**
 * The one button. With an address it is a link that looks like one. `aria-disabled` keeps it in reach of the keyboard,
 * so that its `title` can say why it is closed; the caller then does nothing on a click.
 *
 * A plain element and not MUI's: nothing that every start loads uses MUI's ButtonBase, so it would cost 8.2 kB
 * (gzip, `npm run size`) before the first row, for ripples, transitions and a progress circle that the console does not
 * use.
 */
export function Button({ variant = 'secondary', danger, size, loading, ...rest }: ButtonProps) {
  const { to, href, type = 'button', disabled, className, ...shared } = rest;
  const look = {
    ...shared,
    className: cx(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-danger': danger || undefined,
  };
  if (to !== undefined) return <Link {...look} to={to} />;
  if (href !== undefined) return <a {...look} href={href} />;
  return (
    <button
      {...look}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || shared['aria-busy']}
    />
  );
}
