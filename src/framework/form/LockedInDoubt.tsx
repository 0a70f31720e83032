import type { ReactNode } from 'react';
import { isLocked, useDoubt } from './saveTrouble';
import styles from './LockedInDoubt.module.css';

/** Inputs that cannot be changed while nobody knows whether their values were saved; they stay in sight. */
export function LockedInDoubt({ children }: { children: ReactNode }) {
  return (
    <div className={styles.lock} inert={isLocked(useDoubt())}>
      {children}
    </div>
  );
}
