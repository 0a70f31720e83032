import { defineConfig } from 'vitest/config';

/** Signing in at a real Keycloak, in a real browser; `npm run test:keycloak` starts them. */
export default defineConfig({
  test: {
    name: 'keycloak',
    include: ['tests/keycloak/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['tests/keycloak/support/globalSetup.mjs'],
    setupFiles: ['tests/e2e/support/setup.ts'],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
