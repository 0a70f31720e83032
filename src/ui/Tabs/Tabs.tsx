import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { part, type PartProps } from '../part';
import styles from './Tabs.module.css';

/**
 * A row of tabs. What they open has an address (pages of a record, views of a list), so they are links and buttons
 * with `aria-current`, not ARIA tabs with panels; that is why they are not MUI's.
 */
export const Tabs = (props: PartProps) => <Bar data-no-print {...props} />;
const Bar = part('nav', styles.tabs, 'tabs');

interface TabProps {
  current: boolean;
  children: ReactNode;
}

/** A tab that is an address of its own. With `replace` it takes the place of the former one in the browser's history. */
export const TabLink = ({
  current,
  to,
  replace,
  children,
}: TabProps & { to: string; replace?: boolean }) => (
  <Link
    className={styles.tab}
    aria-current={current ? 'page' : undefined}
    to={to}
    replace={replace}
  >
    {children}
  </Link>
);

/** A tab that changes what is shown below it. */
export const TabButton = ({ current, onClick, children }: TabProps & { onClick: () => void }) => (
  <button
    type="button"
    className={styles.tab}
    aria-current={current ? 'true' : undefined}
    onClick={onClick}
  >
    {children}
  </button>
);

/** A figure beside the name of a tab. */
export const TabCount = part('span', styles.count);
