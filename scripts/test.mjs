import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cache } from './lib/paths.mjs';
import { run, runScript, runTool } from './lib/run.mjs';

/**
 * Everything that must hold before a change is taken: lint and types, the tests in Node, the production build
 * with its size budget, the tests in a browser. The last line is `N passed, N failed`.
 */
const total = { passed: 0, failed: 0 };
const reports = `${cache}/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** What is left of a long output when it is printed: its end, where tools say what went wrong. */
const LINES_KEPT = 400;

function report(name, { passed, failed, seconds, output }) {
  total.passed += passed;
  total.failed += failed;
  const outcome = failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${outcome.padEnd(7)}${name.padEnd(32)}${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`,
  );
  if (failed > 0) console.log(`${output.trimEnd().split('\n').slice(-LINES_KEPT).join('\n')}\n`);
}

/** A step that counts as one test. */
async function single(name, task) {
  const { code, output, seconds } = await task();
  report(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output });
  return code === 0;
}

function counted(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** A run of vitest; a run that fails without a failed test (an error outside of tests) counts as one failure. */
async function vitest(name, start) {
  const file = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
  const options = ['--reporter=agent', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output, seconds } = await start(options);
  const { passed, failed } = counted(file);
  report(name, { passed, failed: code === 0 ? failed : Math.max(failed, 1), seconds, output });
}

await Promise.all([
  single('lint', () => runScript('lint')),
  single('type-check', () => runScript('type-check')),
]);
await vitest('unit, contract, journeys', (options) =>
  runTool('vitest/vitest.mjs', ['run', ...options]),
);
await single('build, size', async () => {
  const result = await run(process.execPath, ['scripts/size.mjs']);
  if (result.code === 0) console.log(result.output.trimEnd());
  return result;
});
await vitest('e2e', (options) => run(process.execPath, ['scripts/e2e.mjs', ...options]));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
