// What a test with a document waits for may take its time on a busy machine, but must come.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
export {};
