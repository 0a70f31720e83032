/** Longest wait for a quiet moment, ms. */
const LATEST_MS = 3_000;

/**
 * Calls back in the browser's next quiet moment, after three seconds at the latest.
 * @returns takes it back
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, LATEST_MS / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
