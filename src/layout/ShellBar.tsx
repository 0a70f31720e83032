import type { ReactNode } from 'react';
import { Row } from '../ui/Stack/Stack';
import styles from './ShellBar.module.css';

/**
 * A warning above every page. Not a `Notice`: it must be there when the connection is gone, and MUI's alert is not among what
 * every start loads.
 */
export const ShellBar = ({ children }: { children: ReactNode }) => (
  <Row between className={styles.bar}>
    {children}
  </Row>
);
