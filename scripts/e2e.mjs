import { launchOptions } from './chromium.mjs';
import { ensureBuild } from './lib/build.mjs';
import { start } from './lib/run.mjs';

/**
 * Runs the browser tests against the production build: `npm run test:e2e [-- file or vitest option …]`.
 * The build is made when it is missing or older than the sources.
 */
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
    'vitest.e2e.config.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
vitest.once('close', (code) => process.exit(code ?? 1));
