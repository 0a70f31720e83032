import type { ReactNode } from 'react';
import { Row } from '../ui/Stack/Stack';
import chip from '../ui/Chip/Chip.module.css';
import { cx } from '../ui/cx';
import styles from './ShellBar.module.css';

/**
 * A warning above every page. Not a `Notice`: it must be there without a connection, and MUI's alert is not among what
 * every start loads.
 */
export const ShellBar = ({ children }: { children: ReactNode }) => (
  <Row between className={cx(chip.tint, styles.bar)} data-tone="warning">
    {children}
  </Row>
);
