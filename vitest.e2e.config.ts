import { defineConfig } from 'vitest/config';

/** Tests in a real browser against the production build; `npm run test:e2e` starts them. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['tests/e2e/support/globalSetup.mjs'],
    setupFiles: ['tests/e2e/support/setup.ts'],
    // The files share one server, whose sample is put back before each of them.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page is as quick as the machine is busy: what is waited for may take its time, but must come.
    expect: { poll: { timeout: 15_000 } },
  },
});
