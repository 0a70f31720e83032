import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserTestsOf, changedFiles, journeysOf } from './lib/concerned.mjs';
import { paceOf } from './lib/pace.mjs';
import { cache, root } from './lib/paths.mjs';
import { run, runScript, runTool } from './lib/run.mjs';

/**
 * What must hold before a change is taken: lint and types, the unit and contract tests, the production build with its size
 * budget, and the spine in a browser (`tests/e2e/spine`). With `--all`: every journey and every browser test, too. With
 * `--changed [commit]`: lint, types, and the tests that the changes since that commit concern (HEAD without one). Prints how
 * fast the machine is and where the time went; the last line is `N passed, N failed`.
 */
const reports = `${cache}/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** What is left of a long output when it is printed: its end, where tools say what went wrong. */
const LINES_KEPT = 400;

/** Of how many files it is said how long they took. */
const SLOWEST = 10;

/** The parts that have ended. */
const parts = [];

function report(name, { passed, failed, seconds, output, files = [] }) {
  parts.push({ name, passed, failed, seconds, files });
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
}

function counted(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const files = testResults.map(({ name, startTime, endTime }) => ({
      file: name.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), ''),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: numPassedTests, failed: numFailedTests + broken.length, files };
  } catch {
    return { passed: 0, failed: 0, files: [] };
  }
}

/** A run of vitest; a run that fails without a failed test (an error outside of tests) counts as one failure. */
async function vitest(name, start) {
  const file = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
  const options = ['--reporter=agent', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output, seconds } = await start(options);
  const { passed, failed, files } = counted(file);
  report(name, {
    passed,
    failed: code === 0 ? failed : Math.max(failed, 1),
    seconds,
    output,
    files,
  });
}

const lint = () => single('lint', () => runScript('lint'));
const types = () => single('type-check', () => runScript('type-check'));
const inNode = (name, selection) =>
  vitest(name, (options) => runTool('vitest/vitest.mjs', ['run', ...selection, ...options]));
const inBrowser = (selection) =>
  vitest('e2e', (options) => run(process.execPath, ['scripts/e2e.mjs', ...selection, ...options]));
const buildAndSize = () =>
  single('build, size', async () => {
    const result = await run(process.execPath, ['scripts/size.mjs']);
    if (result.code === 0) console.log(result.output.trimEnd());
    return result;
  });

/** Everything in Node but the journeys. */
const NO_JOURNEYS = ['unit', 'components', 'apart'].flatMap((name) => ['--project', name]);

/** The build is ready by the time the browser tests begin, and no two runs of tests are under way at once. */
async function everything(all) {
  const tests = () =>
    all ? inNode('unit, contract, journeys', []) : inNode('unit, contract', NO_JOURNEYS);
  await lint();
  await Promise.all([types(), buildAndSize()]);
  await tests();
  if (all) await inBrowser([]);
  else await inBrowser(['tests/e2e/spine/']);
}

async function onlyConcerned(ref) {
  const files = await changedFiles(ref);
  await Promise.all([lint(), types()]);
  await inNode('unit, contract', [...NO_JOURNEYS, ...['--changed', ref, '--passWithNoTests']]);
  const journeys = journeysOf(files);
  if (journeys.length > 0)
    await inNode('journeys', ['--project', 'journeys*', '--passWithNoTests', ...journeys]);
  await inBrowser(browserTestsOf(files));
}

function reportTimes(wall, pace) {
  console.log('\nWhere the time went (parts may run side by side):');
  for (const { name, passed, failed, seconds } of parts)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}, ${passed + failed} tests`);
  console.log(
    `${wall.toFixed(1).padStart(8)} s  altogether, at ${pace.toFixed(2)} s for the fixed piece of work`,
  );
  const slowest = parts
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  console.log(`The ${slowest.length} slowest files:`);
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
}

const pace = paceOf();
console.log(
  `This machine takes ${pace.toFixed(2)} s for a fixed piece of work (scripts/lib/pace.mjs).`,
);
const option = process.argv.indexOf('--changed');
if (option === -1) await everything(process.argv.includes('--all'));
else await onlyConcerned(process.argv[option + 1] ?? 'HEAD');

reportTimes(performance.now() / 1000, pace);
const sum = (of) => parts.reduce((total, part) => total + part[of], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
