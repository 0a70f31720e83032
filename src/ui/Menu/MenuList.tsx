import Divider from '@mui/material/Divider';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { MenuItem, MenuListProps } from './Menu';
import styles from './Menu.module.css';

/** What a menu's button opens: MUI's menu below the button, flush with its right edge. */
export function MenuList({ id, label, items, header, langOf, anchor, onClose }: MenuListProps) {
  return (
    <MuiMenu
      open
      anchorEl={anchor}
      onClose={onClose}
      variant="menu"
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { className: styles.paper },
        list: { id, 'aria-label': label, disabledItemsFocusable: true },
      }}
    >
      {header && (
        <li role="presentation" className={styles.header}>
          {header}
        </li>
      )}
      {items.flatMap((item, at) => [
        item.divided && <Divider key={`above ${item.key}`} component="li" />,
        item.group !== undefined && item.group !== items[at - 1]?.group && (
          <GroupHead key={`group ${item.key}`} disabled id={headOf(id, items, item)}>
            {item.group}
          </GroupHead>
        ),
        entry(item, langOf?.(item.key), headOf(id, items, item), onClose),
      ])}
    </MuiMenu>
  );
}

/** Id of the words above an entry, which describe it; undefined where there are none. */
const headOf = (id: string, items: readonly MenuItem[], { group }: MenuItem): string | undefined =>
  group === undefined ? undefined : `${id}-${items.findIndex((item) => item.group === group)}`;

/** The words above entries. `disabled` is for MUI's list, which would begin with it otherwise. */
const GroupHead = ({ id, children }: { id?: string; disabled: true; children: ReactNode }) => (
  <li role="presentation" className={styles.group} id={id}>
    {children}
  </li>
);

/** A function, not a component: MUI's list looks for its items among its children. */
function entry(
  item: MenuItem,
  lang: string | undefined,
  head: string | undefined,
  onDone: () => void,
): ReactNode {
  const { key, label, icon, checked, toggles, disabled, danger, href, newTab, onSelect } = item;
  const choice = toggles ? 'menuitemcheckbox' : 'menuitemradio';
  const link = href
    ? { component: 'a', href, ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }) }
    : {};
  return (
    <MuiMenuItem
      key={key}
      {...link}
      className={styles.item}
      role={checked === undefined ? 'menuitem' : choice}
      aria-checked={checked}
      // Not MUI's own `disabled`: the entry can be reached, and its label says why it is closed.
      aria-disabled={disabled}
      aria-describedby={head}
      data-danger={danger || undefined}
      lang={lang}
      onClick={() => {
        if (disabled) return;
        if (!toggles) onDone();
        onSelect?.();
      }}
    >
      {icon}
      <span>{label}</span>
      {checked && <span aria-hidden="true">✓</span>}
      {newTab && <span aria-hidden="true">↗</span>}
    </MuiMenuItem>
  );
}
