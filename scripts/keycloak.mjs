import { whatIsMissing } from '../deploy/keycloak/start.mjs';
import { launchOptions } from './chromium.mjs';
import { ensureBuild } from './lib/build.mjs';
import { start } from './lib/run.mjs';

/**
 * Runs the browser tests of signing in against a real Keycloak: `npm run test:keycloak [-- vitest option …]`. Where none
 * can be had it says so.
 */
const missing = whatIsMissing();
if (missing) {
  console.log(`The tests against a real Keycloak were NOT run: ${missing}.`);
  process.exit(0);
}
try {
  await launchOptions();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await ensureBuild();
const vitest = start(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.keycloak.config.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
vitest.once('close', (code) => process.exit(code ?? 1));
