import type { MenuListProps } from './Menu';
import { Surface } from '../Card/Card';
import { cx } from '../cx';
import styles from './Menu.module.css';

/**
 * A menu of plain buttons, for when the code of menus cannot be fetched. Tab moves through it, Escape closes it. Entries
 * that lead elsewhere are left out: without a connection they lead nowhere.
 */
export function PlainMenuList({
  id,
  label,
  items,
  header,
  langOf,
  anchor,
  onClose,
}: MenuListProps) {
  const actions = items.filter(({ href }) => href === undefined);
  const { bottom, right } = anchor.getBoundingClientRect();
  return (
    <Surface
      className={cx(styles.paper, styles.plain)}
      style={{ top: bottom, right: document.documentElement.clientWidth - right }}
      role="menu"
      id={id}
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={({ code }) => {
        if (code === 'Escape') onClose();
      }}
    >
      {header && <div className={styles.header}>{header}</div>}
      {actions.map(({ key, label: name, checked, disabled, onSelect }, at) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          className={styles.item}
          autoFocus={at === 0}
          aria-disabled={disabled}
          lang={langOf?.(key)}
          onClick={() => {
            if (disabled) return;
            onClose();
            onSelect?.();
          }}
        >
          {name}
          {checked && ' ✓'}
        </button>
      ))}
    </Surface>
  );
}
