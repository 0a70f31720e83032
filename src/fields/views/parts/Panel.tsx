import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface Props {
  /** Name of the button and of what it opens. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  className: string;
  id?: string;
  autoFocus?: boolean;
  /** What is opened; `close` gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel below itself; Escape and a press elsewhere close it. Plain elements. */
export function Panel({ label, face, className, id, autoFocus, children }: Props) {
  const [state, setState] = useState<'never' | 'open' | 'left' | 'closed'>('never');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const open = state === 'open';

  useEffect(() => {
    // Closed from inside: the focus goes back to where it came from.
    if (state === 'closed') button.current?.focus();
    if (state !== 'open') return undefined;
    root.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setState('left');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [state]);

  const close = () => setState('closed');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.code !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={root} className={styles.panelRoot} onKeyDown={onKeyDown}>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        autoFocus={autoFocus}
        onClick={(event) => {
          // On the right half of the window it grows to the left.
          const { left } = event.currentTarget.getBoundingClientRect();
          setSide(left > window.innerWidth / 2 ? 'end' : 'start');
          setState(open ? 'closed' : 'open');
        }}
      >
        {face}
      </button>
      {open && (
        <div className={styles.panel} data-side={side} role="dialog" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
