import type { ReactNode } from 'react';
import { isLocked, useUnknownOutcome } from './saveTrouble';
import styles from './LockedWhileUnknown.module.css';
import { Stack } from '../../ui/Stack/Stack';

/** Inputs that cannot be changed while nobody knows whether their values were saved; they stay in sight. */
export function LockedWhileUnknown({ children }: { children: ReactNode }) {
  return (
    <Stack gap={16} className={styles.lock} inert={isLocked(useUnknownOutcome())}>
      {children}
    </Stack>
  );
}
