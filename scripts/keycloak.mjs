import { whatIsMissing } from '../deploy/keycloak/start.mjs';
import { runBrowserTests } from './lib/browserTests.mjs';

/**
 * Runs the browser tests of signing in against a real Keycloak: `npm run test:keycloak [-- vitest option …]`. Where none
 * can be had it says so.
 */
const missing = whatIsMissing();
if (missing) console.log(`The tests against a real Keycloak were NOT run: ${missing}.`);
else await runBrowserTests('vitest.keycloak.config.ts');
