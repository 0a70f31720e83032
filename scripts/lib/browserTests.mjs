import { launchOptions } from '../chromium.mjs';
import { ensureBuild } from './build.mjs';
import { start } from './run.mjs';

/**
 * Runs browser tests against the production build, and ends with their exit code. The build is made when it is missing or
 * older than the sources.
 *
 * @param {string} config vitest's configuration; the arguments of the command follow it
 */
export async function runBrowserTests(config) {
  try {
    await launchOptions();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  await ensureBuild();
  const vitest = start(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  vitest.once('close', (code) => process.exit(code ?? 1));
}
