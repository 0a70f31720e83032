import type { ReactNode } from 'react';
import { Stack } from '../../ui/Stack/Stack';
import styles from './DecisionActions.module.css';

/** The buttons of a decision under each other, each with its key at its end. */
export const DecisionActions = ({ children }: { children: ReactNode }) => (
  <Stack className={styles.actions}>{children}</Stack>
);
