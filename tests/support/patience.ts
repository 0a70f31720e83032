/** Longest wait for one thing that a test in Node waits for, ms; a whole test has the limit of vitest.config.ts. */
export const PATIENCE_MS = 45_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
