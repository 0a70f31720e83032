import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** Beside the title in small muted figures: the total of a list. */
  count?: ReactNode;
}

/** The one h1 of a page. It takes the focus after a navigation, so that screen readers start at the new page's name. */
export const PageTitle = ({ children, count }: PageTitleProps) => (
  <h1 className={styles.title} tabIndex={-1}>
    {children}
    {count !== undefined && <small>{count}</small>}
  </h1>
);
