import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment, ms. */
const LATEST_MS = 3_000;

/** False until the browser has had a quiet moment after the first drawing. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const ready = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(ready, LATEST_MS / 2);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(ready, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
