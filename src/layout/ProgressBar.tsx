import { useIsFetching } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import styles from './ProgressBar.module.css';

/**
 * Two pixels under the top bar: a run of 500 ms on each navigation (docs/domain/interface.md 3.2) and a steady run
 * while pages wait for a gateway. The shell's own background calls do not count. Says nothing to screen readers: pages
 * do.
 */
export function ProgressBar() {
  const { key, pathname } = useLocation();
  const fetching = useIsFetching({ predicate: (query) => query.queryKey[0] !== 'shell' }) > 0;
  return (
    <div className={styles.bar} data-no-print aria-hidden="true">
      <div key={`${pathname}${key}`} className={styles.step} data-part="progress-step" />
      {fetching && <div className={styles.run} data-part="progress-run" />}
    </div>
  );
}
