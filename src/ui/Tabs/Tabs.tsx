import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../part';
import styles from './Tabs.module.css';

/** One of the tabs of a row. */
export interface TabItem {
  key: string;
  label: ReactNode;
  /** Address in the console: the tab is a link. */
  to?: string;
  /** The address takes the place of the former one in the browser's history. */
  replace?: boolean;
  /** Changes what is shown below. */
  onClick?: () => void;
}

interface TabsProps {
  /** What the tabs lead to, in words. */
  label: string;
  items: readonly TabItem[];
  /** Key of the tab that is open; none where no tab is. */
  current?: string;
  /** What belongs to the open tab or to all of them, at the end of the row. */
  children?: ReactNode;
}

/** Not ARIA tabs with panels: what they open has an address, or is the page itself. */
const AS_LINKS = { role: undefined, 'aria-selected': undefined, tabIndex: 0 };

/**
 * A row of tabs: MUI's, dressed by the theme, with buttons to scroll where the row is longer than its place. What they
 * open has an address (pages of a record, views of a list), so they are links and buttons with `aria-current`, each in
 * reach of the keyboard by itself.
 */
export function Tabs({ label, items, current, children }: TabsProps) {
  const areLinks = items.some(({ to }) => to !== undefined);
  return (
    <div className={styles.tabs} data-part="tabs" data-no-print>
      <MuiTabs
        component={areLinks ? 'nav' : 'div'}
        role={areLinks ? undefined : 'group'}
        value={current ?? false}
        variant="scrollable"
        scrollButtons="auto"
        slotProps={{
          list: { role: undefined, 'aria-label': undefined },
          root: { 'aria-label': label },
        }}
      >
        {items.map(({ key, label: name, to, replace, onClick }) => {
          const state = { value: key, label: name, ...AS_LINKS };
          const isOpen = key === current;
          return to === undefined ? (
            <MuiTab
              key={key}
              {...state}
              aria-current={isOpen ? 'true' : undefined}
              onClick={onClick}
            />
          ) : (
            <MuiTab
              key={key}
              {...state}
              aria-current={isOpen ? 'page' : undefined}
              component={Link}
              to={to}
              replace={replace}
            />
          );
        })}
      </MuiTabs>
      {children}
    </div>
  );
}

/** A figure beside the name of a tab. */
export const TabCount = part('span', styles.count);
