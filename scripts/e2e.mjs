import { runBrowserTests } from './lib/browserTests.mjs';

/** Runs the browser tests: `npm run test:e2e [-- file or vitest option …]`. */
await runBrowserTests('vitest.e2e.config.ts');
