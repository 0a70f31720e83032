import { Suspense, lazy, useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton';
import { cx } from '../../ui/cx';
import { part } from '../../ui/part';
import inputStyles from '../../ui/Input/Input.module.css';
import textStyles from '../../ui/Text/Text.module.css';
import styles from './Panel.module.css';

/** No list waits for the code of popovers: it comes with the first panel that is opened. */
const Popover = lazy(() =>
  import('../../ui/Popover/Popover').then((module) => ({ default: module.Popover })),
);

interface Props {
  /** Name of the button and of what it opens. */
  label: string;
  /** What is chosen: the button looks like a field that holds it. */
  value?: string;
  /** A sign instead of a field. */
  icon?: ReactNode;
  id?: string;
  autoFocus?: boolean;
  /** There is nothing to choose. */
  disabled?: boolean;
  /** What is opened; the control with `autoFocus` has the focus first, and `close` gives it back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel below itself; Escape and a press elsewhere close it. */
export function Panel({ label, value, icon, id, autoFocus, disabled, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const button = {
    id,
    'aria-label': label,
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    autoFocus,
    disabled,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...button} className={styles.sign}>
          {icon}
        </IconButton>
      ) : (
        <button
          {...button}
          type="button"
          className={cx(inputStyles.input, inputStyles.chooser, styles.field)}
        >
          <span className={textStyles.clip} title={value}>
            {value}
          </span>
        </button>
      )}
      {anchor && (
        <Suspense>
          <Popover
            anchor={anchor}
            label={label}
            onClose={close}
            className={styles.panel}
            side="left"
          >
            {children(close)}
          </Popover>
        </Suspense>
      )}
    </>
  );
}

/** One of the things to choose in a panel. */
export const PanelRow = part('label', styles.row);
