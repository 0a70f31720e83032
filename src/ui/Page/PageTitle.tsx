import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** Beside the title in small muted figures: the total of a list. */
  count?: ReactNode;
  /** The page has its own name above this one: a record's. */
  within?: boolean;
}

/** The one h1 of a page. It takes the focus after a navigation, so that screen readers start at the new page's name. */
export function PageTitle({ children, count, within = false }: PageTitleProps) {
  const Heading = within ? 'h2' : 'h1';
  return (
    <Heading className={styles.title} tabIndex={within ? undefined : -1}>
      {children}
      {count !== undefined && <small>{count}</small>}
    </Heading>
  );
}
