import MuiButton from '@mui/material/Button';
import type {
  AriaAttributes,
  KeyboardEventHandler,
  MouseEventHandler,
  ReactNode,
  Ref,
} from 'react';
import { Link } from 'react-router-dom';

export interface ButtonProps extends AriaAttributes {
  /** `primary` once on a page or in a dialog; `text` for what is of less weight. Default: `secondary`. */
  variant?: 'primary' | 'secondary' | 'text';
  /** The act takes something away. */
  danger?: boolean;
  size?: 'small';
  /** The act is under way: the button waits and shows it. */
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
  lang?: string;
  form?: string;
  /** The file that a link saves. */
  download?: string;
  target?: string;
  rel?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: MouseEventHandler<HTMLElement>;
  onFocus?: () => void;
  onPointerEnter?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  'data-part'?: string;
  children?: ReactNode;
}

const LOOKS = { primary: 'contained', secondary: 'outlined', text: 'text' } as const;

/**
 * The one button. With an address it is a link that looks like one. `aria-disabled` keeps it in reach of the keyboard,
 * so that its `title` can say why it is closed; the caller then does nothing on a click.
 */
export function Button({ variant = 'secondary', danger, to, href, ...rest }: ButtonProps) {
  const look = {
    variant: LOOKS[variant],
    color: danger ? 'error' : 'primary',
    'data-variant': variant,
    'data-danger': danger || undefined,
  } as const;
  const link = to !== undefined ? { component: Link, to } : href !== undefined ? { href } : {};
  return <MuiButton {...look} {...rest} {...link} />;
}
