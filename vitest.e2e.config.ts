import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { manifestPlugin } from './scripts/manifestPlugin.ts';

/** Files that take longest, longest first: one that starts last would leave the other worker idle. */
const LONGEST = [
  'everyRoute',
  'accessibleMoney',
  'accessibleCustomers',
  'accessibleLending',
  'accessible',
  'accessibleContent',
  'accountantsMonth',
  'accountantsDay',
  'settingsDone',
  'access',
  'otherPages',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return index === -1 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Tests in a real browser against the production build; `npm run test:e2e` starts them. */
export default defineConfig({
  // The walks take the routes of the console from where it has them.
  plugins: [manifestPlugin()],
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['tests/e2e/support/globalSetup.mjs'],
    setupFiles: ['tests/e2e/support/setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Each worker has a server of its own, whose sample is put back before each file.
    maxWorkers: 3,
    // What files share is the browser's connection and the cookies of sign-ins: the setup file puts both back.
    isolate: false,
    // What the walks know of the console is transformed once, and not again for the next run (see vitest.config.ts).
    experimental: { fsModuleCache: true },
    // A page is as quick as the machine is busy: what is waited for may take its time, but must come. A step that hangs
    // gives up after a minute; a test may have hundreds of them.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
