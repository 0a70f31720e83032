import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import './dropMenu.css';

export interface DropItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Marks the entry in force; the menu then is a choice of one. */
  checked?: boolean;
  /** The entry is one of several that can be on together: it toggles, and the menu stays open. */
  toggles?: boolean;
  disabled?: boolean;
  /** Opens an address; `newTab` says so to the person by its arrow. */
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  /** A line above. */
  divided?: boolean;
}

interface DropMenuProps {
  /** Name of the button. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly DropItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
  /** Language of an item's label, by its key. */
  langOf?: (key: string) => string | undefined;
  /** Looks like the page's buttons, not like those of the top bar. */
  framed?: boolean;
}

/** A menu button after the WAI-ARIA pattern: arrows, Home, End and Escape work, the focus returns to the button. */
export function DropMenu({ label, children, items, header, langOf, framed }: DropMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    entries(root.current)[0]?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.code !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (event.code === 'Escape') return close();
    if (event.code === 'Tab') return setOpen(false);
    const target = neighbour(entries(root.current), event.code);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div ref={root} className="drop" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={framed ? 'u-button' : 'drop-button'}
        title={framed ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children !== label && <span className="u-hidden">{label} </span>}
        {children}
      </button>
      {open && (
        <div className="drop-panel" data-side={framed ? 'start' : undefined}>
          {header && <div className="drop-header">{header}</div>}
          <div role="menu" id={id} aria-label={label}>
            {items.map((item) => (
              <Entry key={item.key} item={item} lang={langOf?.(item.key)} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Entry({ item, lang, onDone }: { item: DropItem; lang?: string; onDone: () => void }) {
  const { checked, toggles, disabled, href, newTab, icon, divided } = item;
  const choice = toggles ? 'menuitemcheckbox' : 'menuitemradio';
  const shared = {
    className: divided ? 'drop-item drop-divided' : 'drop-item',
    tabIndex: -1,
    lang,
    role: checked === undefined ? 'menuitem' : choice,
    'aria-checked': checked,
    'aria-disabled': disabled,
    onClick: () => {
      if (disabled) return;
      if (!toggles) onDone();
      item.onSelect?.();
    },
  };
  const content = (
    <>
      {icon}
      <span>{item.label}</span>
      {checked && <span aria-hidden="true">✓</span>}
      {newTab && <span aria-hidden="true">↗</span>}
    </>
  );
  return href ? (
    <a
      {...shared}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}

const entries = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

function neighbour(all: HTMLElement[], code: string): HTMLElement | undefined {
  const now = all.indexOf(document.activeElement as HTMLElement);
  if (code === 'ArrowDown') return all[(now + 1) % all.length];
  if (code === 'ArrowUp') return all[(now - 1 + all.length) % all.length];
  if (code === 'Home') return all[0];
  return code === 'End' ? all.at(-1) : undefined;
}
