import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS } from './tests/support/patience.ts';
import { writePlan } from './tests/support/runPlan.ts';
import { manifestPlugin } from './scripts/manifestPlugin.ts';

const shared = { plugins: [react(), manifestPlugin()] };
const inline = ['ra-keycloak', 'ra-language-russian'];

/** Files that replace modules or globals, or say that they must be alone: each has a process of its own. */
const APART = /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(|^\/\/ Alone: /m;

/** Files that need a document. */
const WITH_DOCUMENT = /@vitest-environment jsdom/;

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
  (file) => `tests/${file.replaceAll('\\', '/')}`,
);
/** What is said of the journeys of a run when all of them have run. */
const isAfterJourneys = (file: string): boolean => file.startsWith('tests/afterJourneys/');
const testFiles = files.filter((file) => /\.test\.tsx?$/.test(file) && !isAfterJourneys(file));
const allJourneys = files.filter((file) => file.endsWith('.journey.tsx'));

type Home = 'unit' | 'components' | 'apart';

/** Where a test belongs, by what its file does. */
function homeOf(file: string): Home {
  const text = readFileSync(file, 'utf8');
  if (APART.test(text)) return 'apart';
  return WITH_DOCUMENT.test(text) ? 'components' : 'unit';
}

const homes = new Map(testFiles.map((file) => [file, homeOf(file)]));
const filesOf = (home: Home) => testFiles.filter((file) => homes.get(file) === home);

/** Projects in the order in which they start. */
const PROJECTS = [
  'journeys',
  'journeysApart',
  'lives',
  'apart',
  'components',
  'unit',
  'afterJourneys',
];

/**
 * Journeys with a process each: those that count every word of a page, because names that modules remember from a file
 * before would be counted, too, and the one for which texts never come.
 */
const ALONE = ['tests/**/hostilePages*.journey.tsx', 'tests/framework/listTexts.journey.tsx'];

/** The longest files, longest first: one that starts last would keep one core busy while the others are idle. */
const LONGEST = [
  'tests/framework/actions.journey.tsx',
  'tests/resources/customers/income/income.journey.tsx',
  'tests/framework/answers.journey.tsx',
  'tests/resources/loans/loan/loanPage.journey.tsx',
  'tests/resources/customers/identity/identity.journey.tsx',
  'tests/framework/forms.journey.tsx',
  'tests/contract/gatewayRights.test.ts',
  'tests/resources/settings/eod/runs.test.ts',
  'tests/contract/tenancy.test.ts',
  'tests/contract/newResource.test.ts',
  'tests/resources/accounting/reconciliation/redChecks.test.ts',
  'tests/contract/edits.test.ts',
  'tests/engine/speed.test.ts',
  'tests/domain/lending/properties.test.ts',
  'tests/engine/controls.test.ts',
];

/**
 * One project after the other, the longest files first. A worker lives on, with all its loaded modules, only as long as
 * the next file in the queue is of the same project; vitest's own order mixes the projects. Which journeys a run has is
 * written down for the tests that come after them.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return index === -1 ? LONGEST.length : index;
    };
    const journeys = files
      .map(({ moduleId }) => relative(process.cwd(), moduleId).replaceAll('\\', '/'))
      .filter((file) => allJourneys.includes(file));
    const isWhole = journeys.length === allJourneys.length && !this.ctx.config.testNamePattern;
    writePlan({ journeys, isWhole });
    const sorted = (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
    return PROJECTS.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

/** Limits that only a test that hangs can reach, ms, the same for all: how busy a machine is must never decide. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: PATIENCE_MS } },
};

const setupFiles = ['patience', 'properties', 'ownClock'].map((name) => `tests/support/${name}.ts`);
const node = {
  environment: 'node',
  server: { deps: { inline } },
  setupFiles,
  ...limits,
} as const;

const journeys = {
  environment: 'jsdom',
  setupFiles: ['tests/support/patience.ts', 'tests/support/journeys/setup.ts'],
  server: { deps: { inline } },
  ...limits,
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // What was approved changes by `npm run approve` alone; a run that misses some fails.
    update: 'none',
    sequence: { sequencer: ProjectByProject },
    maxWorkers: availableParallelism(),
    // Room for young objects: React and jsdom make many, and a worker spends less time in clearing them away.
    execArgv: ['--max-semi-space-size=64'],
    // The console is transformed once for all projects of a run, and not again for the next run of a few files. What is
    // kept goes by a file's text, this configuration and the lockfile; `npx vitest --clearCache` removes it.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...shared,
        test: {
          ...node,
          name: 'unit',
          include: filesOf('unit'),
          // Modules are loaded once for all files: that is most of the time of tests of pure rules and of gateways.
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...node,
          name: 'apart',
          include: filesOf('apart'),
        },
      },
      // Long random lives: they take a minute, and a run of everything has them (`npm run test:all`).
      { ...shared, test: { ...node, name: 'lives', include: ['tests/**/*.lives.ts'] } },
      // As `unit`: the modules are loaded once, the document is each file's own.
      {
        ...shared,
        test: { ...node, name: 'components', include: filesOf('components'), isolate: false },
      },
      {
        ...shared,
        test: {
          name: 'journeys',
          ...journeys,
          include: ['tests/**/*.journey.tsx'],
          exclude: ALONE,
          // The whole console is loaded once for all files of a worker; what a test leaves behind is put back by the
          // setup file. For that, no journey replaces a module: stand-ins for all of them are in the setup file.
          isolate: false,
        },
      },
      { ...shared, test: { ...journeys, name: 'journeysApart', include: ALONE } },
      {
        ...shared,
        test: {
          ...node,
          name: 'afterJourneys',
          include: ['tests/afterJourneys/*.test.ts'],
          // Begins when all files of the other projects have ended.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
