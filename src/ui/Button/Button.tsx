import MuiButton from '@mui/material/Button';
import {
  useId,
  type AriaAttributes,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { Hidden } from '../Text/Text';

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
  /** Why it cannot be pressed now: it stays in reach of the keyboard, says so, and does nothing. */
  closed?: string;
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

const LOOKS = { primary: 'contained', secondary: 'outlined', text: 'text' } as const;

/**
 * The one button: MUI's, dressed by the theme. With an address it is a link that looks like one. `aria-disabled` keeps it
 * in reach of the keyboard, so that its `title` can say why it is closed; the caller then does nothing on a click. `closed`
 * does all of that by itself.
 */
export function Button({ closed, ...button }: ButtonProps) {
  const reason = useId();
  if (closed === undefined) return <OpenButton {...button} />;
  const led = { to: undefined, href: undefined, onClick: undefined };
  return (
    <>
      <OpenButton
        {...button}
        {...led}
        type="button"
        aria-disabled
        aria-describedby={reason}
        title={closed}
      />
      <Hidden id={reason}>{closed}</Hidden>
    </>
  );
}

function OpenButton({
  variant = 'secondary',
  danger,
  size,
  loading,
  ...rest
}: Omit<ButtonProps, 'closed'>) {
  const { to, href, type = 'button', disabled, ...shared } = rest;
  const look = {
    ...shared,
    variant: LOOKS[variant],
    color: danger ? ('error' as const) : ('primary' as const),
    size: size ?? ('medium' as const),
    'data-variant': variant,
    'data-danger': danger || undefined,
  };
  if (to !== undefined) return <MuiButton {...look} component={Link} to={to} />;
  if (href !== undefined) return <MuiButton {...look} href={href} />;
  return (
    <MuiButton
      {...look}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || shared['aria-busy']}
    />
  );
}
