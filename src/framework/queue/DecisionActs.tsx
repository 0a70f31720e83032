import type { ReactNode } from 'react';
import { Stack } from '../../ui/Stack/Stack';
import styles from './DecisionActs.module.css';

/** The buttons of a decision under each other, each with its key at its end. */
export const DecisionActs = ({ children }: { children: ReactNode }) => (
  <Stack className={styles.acts}>{children}</Stack>
);
